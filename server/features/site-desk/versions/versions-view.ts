import type { DeskPage } from '../../../desk-pages/desk-page.ts';
import { emptyState, rowList, stateMark } from '../../../desk-pages/parts/lists.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { Version } from '../../../publications/versions.ts';
import { fullTime } from '../../../time/spoken-time.ts';
import { rowButton } from '../row-button.ts';

/** Newest first. `live` is the number of the version that visitors see. */
export function versionsPage(versions: readonly Version[], live: number): DeskPage {
  const title = 'Versions';
  const newest = versions[0]?.number ?? 0;
  return {
    title,
    tabPath: deskPaths.siteVersions,
    head: pageHead({
      title,
      back: { href: deskPaths.site, label: 'Site' },
      introduction:
        'Each time something went live. Going back makes a new version with the old content; drafts stay.',
    }),
    body:
      versions.length > 0
        ? rowList(versions.map((version) => versionRow(version, stateOf(version.number, live, newest))))
        : emptyState('Nothing went live yet. The first time you publish something, it is listed here.'),
  };
}

/** Marks the live version, and the newest one while it is being published. */
function stateOf(number: number, live: number, newest: number): Html | undefined {
  if (number === live) return stateMark('live', 'Live');
  return number === newest && live < newest ? stateMark('waits', 'Not live yet') : undefined;
}

function versionRow({ number, madeAt, summary }: Version, state: Html | undefined): Html {
  return html`<li class="row"><div><p class="row-name">${summary}</p><p class="row-details">Version ${number}, ${fullTime(madeAt)}</p></div>${
    state
      ? html`<p>${state}</p>`
      : rowButton({
          action: deskPaths.siteVersions,
          hidden: { version: String(number) },
          value: 'restore',
          label: 'Go back',
          about: `to version ${number}`,
        })
  }</li>`;
}
