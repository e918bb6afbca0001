import { countedNoun } from '../../../../content/grammar.ts';
import { services } from '../../../../content/services/catalogue.ts';
import type { Site } from '../../../../contract/site.ts';
import type { DeskPage } from '../../../desk-pages/desk-page.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { checklist, linkRow, rowList, stateMark } from '../../../desk-pages/parts/lists.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { STORE_MAX_BYTES } from '../../../publications/pictures/picture-store.ts';
import type { Version } from '../../../publications/versions.ts';
import { fullTime } from '../../../time/spoken-time.ts';
import type { Draft } from './saved-drafts.ts';
import { sevenThings } from './seven-things.ts';

type Overview = {
  /** The site as visitors see it. */
  readonly site: Site;
  /** The version that visitors see; undefined if none was made yet. */
  readonly shown: Version | undefined;
  readonly versionCount: number;
  readonly drafts: readonly Draft[];
  readonly pictureBytes: number;
};

export function overviewPage(overview: Overview): DeskPage {
  const things = sevenThings(overview.site, overview.drafts);
  const done = things.filter(({ isDone }) => isDone).length;
  return {
    title: 'Your site',
    tabPath: deskPaths.site,
    head: pageHead({
      title: 'Your site',
      introduction: `${done === 0 ? 'None' : done} of ${things.length} things ${done === 1 ? 'is' : 'are'} your own.`,
    }),
    body: section({
      title: 'Make it yours',
      body: html`<p class="soft">In the order in which homeowners ask.</p>${checklist(things)}`,
    }),
    aside: html`${liveBox(overview)}${whatIsOnIt(overview)}`,
  };
}

function liveBox({ shown, drafts }: Overview): Html {
  return html`<section class="live-box"><div>
${
  shown
    ? html`<h2>Live since ${fullTime(shown.madeAt)}</h2><p class="soft">Version ${shown.number}: ${shown.summary}.</p>`
    : html`<h2>Live with samples</h2><p class="soft">Nothing of your own was published yet.</p>`
}</div>
${
  drafts.length > 0 &&
  html`<div><h3>Saved, not live yet</h3><ul>${drafts.map(
    ({ name, href, isPublished, isWaiting }) =>
      html`<li><a class="link" href="${href}">${name}</a> <span class="small soft">${isWaiting ? 'wait for you' : isPublished ? 'changed since' : 'draft'}</span></li>`,
  )}</ul></div>`
}</section>`;
}

function whatIsOnIt({ site, drafts, versionCount, pictureBytes }: Overview): Html {
  const samples = {
    projects: site.projects.filter(({ isSample }) => isSample).length,
    words: site.testimonials.filter(({ isSample }) => isSample).length,
  };
  const draftsOf = (kind: Draft['kind']) =>
    drafts.filter((draft) => draft.kind === kind && !draft.isPublished && !draft.isWaiting).length;
  const waiting = drafts.filter(({ isWaiting }) => isWaiting).length;
  return section({
    title: 'What is on it',
    body: html`${rowList([
      linkRow({
        href: deskPaths.siteProjects,
        name: 'Projects',
        details: counts(site.projects.length - samples.projects, draftsOf('project'), samples.projects),
      }),
      linkRow({
        href: deskPaths.siteTestimonials,
        name: 'Clients’ words',
        details: html`${waiting > 0 && html`${stateMark('waits', `${waiting} ${waiting === 1 ? 'waits' : 'wait'}`)} `}${counts(site.testimonials.length - samples.words, draftsOf('testimonial'), samples.words)}`,
      }),
      linkRow({
        href: deskPaths.sitePeople,
        name: 'People',
        details: counts(site.people.length, draftsOf('person'), 0),
      }),
      linkRow({
        href: deskPaths.sitePrices,
        name: 'Prices',
        details: `${services.filter(({ slug }) => site.prices[slug]).length} of ${services.length} services`,
      }),
      linkRow({
        href: deskPaths.siteCompany,
        name: 'Company',
        details: 'Notice, mailing address, numbers',
      }),
      linkRow({ href: deskPaths.siteSamples, name: 'Samples', details: samplesText(samples) }),
      linkRow({
        href: deskPaths.siteVersions,
        name: 'Versions',
        details: versionCount === 0 ? 'None so far' : `${versionCount} so far; go back to any of them`,
      }),
    ])}<p class="note">${pictureRoom(pictureBytes)}</p>`,
  });
}

function counts(live: number, drafts: number, samples: number): string {
  return [
    live === 0 ? 'None live' : `${live} live`,
    ...(drafts > 0 ? [countedNoun(drafts, 'draft')] : []),
    ...(samples > 0 ? [countedNoun(samples, 'sample')] : []),
  ].join(', ');
}

function samplesText({ projects, words }: { readonly projects: number; readonly words: number }): string {
  if (projects + words === 0) return 'All retired';
  const parts = [
    ...(projects > 0 ? [countedNoun(projects, 'project')] : []),
    ...(words > 0 ? [countedNoun(words, 'quote')] : []),
  ];
  return `${parts.join(', ')}, said to be samples`;
}

function pictureRoom(bytes: number): string {
  const cap = `${Math.round(STORE_MAX_BYTES / 1024 ** 3)} GB`;
  if (bytes === 0) return `There is room for ${cap} of your pictures.`;
  const share = bytes / STORE_MAX_BYTES;
  const full = share > 0.9 ? ' That is nearly all: delete projects that you no longer show.' : '';
  return `Your pictures take ${megabytes(bytes)} of the ${cap} that there is room for.${full}`;
}

function megabytes(bytes: number): string {
  const size = bytes / 1024 ** 2;
  return size < 1 ? 'less than 1 MB' : `${Math.round(size).toLocaleString('en-CA')} MB`;
}
