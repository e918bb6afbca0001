import type { FastifyReply } from 'fastify';
import { colours } from '../../content/colours.ts';
import { company } from '../../content/company.ts';
import type { Config } from '../config.ts';
import { type Html, html } from '../http/html.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { htmlDocument } from '../http/server-pages/html-document.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { siteMark } from '../page-parts/icon.ts';
import { editorScript } from './editor-script.ts';
import { columns } from './parts/columns.ts';
import { stylesheetPath } from './stylesheet.ts';
import { type TabCounts, tabList } from './tabs.ts';

/** What the last action did. */
export type Notice = {
  /** In a few words, with which the title begins: 'Marked as answered'. */
  readonly happened: string;
  /** Has the focus when the page opens. */
  readonly sentence: Html | string;
  /** Further sentences, or a button that takes it back. */
  readonly more?: Html | undefined;
  /** It did not: something is wrong. */
  readonly isProblem?: boolean;
  /** It stands at a place of the body that the address leads to, and not at the top. */
  readonly isInBody?: boolean;
};

export type DeskPage = {
  readonly title: string;
  /** The path of the tab, or of the part of a tab, that it belongs to. */
  readonly section?: string;
  readonly notice?: Notice | undefined;
  /** Above both columns: see `pageHead`. */
  readonly head?: Html;
  readonly body: Html;
  /** Beside the body on a computer, below it on a phone. An editor has its own: see `editorForm`. */
  readonly aside?: Html | undefined;
  readonly status?: number;
  /** Loads the page again after so many seconds: while something is being published. */
  readonly refreshSeconds?: number | undefined;
  /** Whether the script of editors improves it. */
  readonly isEnhanced?: boolean;
  /** False for an editor, whose buttons take the place of the tabs on a phone. */
  readonly hasTabs?: boolean;
};

export type SendDeskPage = (reply: FastifyReply, page: DeskPage) => Promise<FastifyReply>;

type Dependencies = {
  readonly config: Pick<Config, 'siteUrl'>;
  readTabCounts(): Promise<TabCounts>;
};

/** Private pages: no scripts but that of editors, no caching, no indexing. */
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
  const { title, section, notice, head, body, aside, hasTabs = true } = page;
  return htmlDocument({
    title: html`${notice && `${notice.happened} - `}${title} - Desk of ${company.shortName}`,
    head: html`<link rel="stylesheet" href="${stylesheetPath}">
${page.isEnhanced && editorScript && html`<script type="module" src="${editorScript.path}"></script>`}`,
    bodyClass: hasTabs ? undefined : 'without-tabs',
    body: html`<a class="skip" href="#main">Skip to the content</a>
<header class="bar"><div class="sheet"><a class="brand" href="${deskPaths.overview}">${siteMark(colours.oakLight)}<span><b>Desk</b> ${company.shortName}</span></a></div></header>
<div class="sheet frame">
${tabList(section, counts)}
<main id="main" tabindex="-1">
${notice && !notice.isInBody && noticeBox(notice)}
${head}
${aside ? columns({ body, aside }) : body}
</main>
</div>`,
  });
}

/** The sentence has the focus and is therefore no live region: it would be read twice. */
function noticeBox({ sentence, more, isProblem }: Notice): Html {
  return html`<div class="notice${isProblem && ' notice--problem'}"><p tabindex="-1" autofocus>${sentence}</p>${more}</div>`;
}
