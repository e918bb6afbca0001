import type { FastifyReply } from 'fastify';
import { colours } from '../../content/colours.ts';
import { company } from '../../content/company.ts';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { htmlDocument } from '../http/server-pages/html-document.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { type Html, html } from '../page-parts/html.ts';
import { siteMark } from '../page-parts/icon.ts';
import { editorScript } from './editor-script.ts';
import { columns } from './parts/columns.ts';
import { stylesheetPath } from './stylesheet.ts';
import { type TabCounts, tabList } from './tabs.ts';

/** Tells the owner what the last action did. */
export type Notice = {
  /** A short phrase that the page title begins with: 'Marked as answered'. */
  readonly happened: string;
  /** Receives the focus when the page opens. */
  readonly sentence: Html | string;
  /** Further sentences, or a button that undoes the action. */
  readonly more?: Html | undefined;
  /** The action failed. */
  readonly isProblem?: boolean;
  /** The body shows the notice itself, at the element that the URL's fragment names, so that the top does not. */
  readonly isInBody?: boolean;
};

export type DeskPage = {
  readonly title: string;
  /** The path of the tab, or of its subpage, that is marked as current. */
  readonly tabPath?: string;
  readonly notice?: Notice | undefined;
  /** Spans both columns: see `pageHead`. */
  readonly head?: Html;
  readonly body: Html;
  /** The second column on a wide screen, below the body on a phone. Editors have their own: see `editorForm`. */
  readonly aside?: Html | undefined;
  readonly status?: number;
  /** Reloads the page after this many seconds, while a version is being published. It must have no form to fill in. */
  readonly refreshSeconds?: number | undefined;
  /** Whether the page loads the editor script. */
  readonly isEnhanced?: boolean;
  /** False for an editor, whose buttons take the place of the tabs on a phone. */
  readonly hasTabs?: boolean;
};

export type SendDeskPage = (reply: FastifyReply, page: DeskPage) => Promise<FastifyReply>;

type Dependencies = {
  readonly config: Pick<Config, 'siteUrl'>;
  readTabCounts(): Promise<TabCounts>;
};

/** Sends pages of the desk: no script except that of the editors, no caching, no indexing. */
export function createSendDeskPage({ config: { siteUrl }, readTabCounts }: Dependencies): SendDeskPage {
  return async (reply, page) => {
    const counts = await readTabCounts();
    return reply
      .code(page.status ?? 200)
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Content-Security-Policy': contentSecurityPolicy({
          hasScripts: Boolean(page.isEnhanced && editorScript),
          config: { siteUrl },
        }),
        ...(page.refreshSeconds && { Refresh: String(page.refreshSeconds) }),
      })
      .send(layout(page, counts));
  };
}

function layout(page: DeskPage, counts: TabCounts): string {
  const { title, tabPath, notice, head, body, aside, hasTabs = true } = page;
  return htmlDocument({
    title: html`${notice && `${notice.happened} - `}${title} - Desk of ${company.shortName}`,
    head: html`<link rel="stylesheet" href="${stylesheetPath}">
${page.isEnhanced && editorScript && html`<script type="module" src="${editorScript.path}"></script>`}`,
    bodyClass: hasTabs ? undefined : 'without-tabs',
    body: html`<a class="skip" href="#main">Skip to the content</a>
<header class="bar"><div class="sheet"><a class="brand" href="${deskPaths.overview}">${siteMark(colours.oakLight)}<span><b>Desk</b> ${company.shortName}</span></a></div></header>
<div class="sheet frame">
${tabList(tabPath, counts)}
<main id="main" tabindex="-1">
${notice && !notice.isInBody && noticeBox(notice)}
${head}
${aside ? columns({ body, aside }) : body}
</main>
</div>`,
  });
}

/**
 * The sentence receives the focus, by `id` if the URL's fragment names it. It is not a live region as well: screen
 * readers would read it twice.
 */
export function noticeBox({ sentence, more, isProblem }: Notice, id?: string): Html {
  return html`<div class="notice${isProblem && ' notice--problem'}"><p${id && html` id="${id}"`} tabindex="-1" autofocus>${sentence}</p>${more}</div>`;
}
