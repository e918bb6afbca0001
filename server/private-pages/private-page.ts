import type { FastifyReply } from 'fastify';
import { colours } from '../../content/colours.ts';
import { company } from '../../content/company.ts';
import { to } from '../../contract/screens.ts';
import type { Sheet } from '../../contract/sheets.ts';
import { contentSecurityPolicy, type PolicySettings } from '../http/security-headers.ts';
import { htmlDocument } from '../http/server-pages/html-document.ts';
import { type Html, html } from '../page-parts/html.ts';
import { icon, siteMark } from '../page-parts/icon.ts';
import { zonedDateTime } from '../time/wall-clock.ts';
import { privateStylesheetPath } from './stylesheet.ts';

/** A page for one person, who received its address by mail: a client's testimonial, a request. */
export type PrivatePage = {
  readonly status?: number;
  /** States the current status. */
  readonly heading: string;
  readonly introduction: Html | string;
  /** The sheet number is shown in the margin and in the title block, as on every page of the site. */
  readonly sheet: Sheet;
  /** Between the head and the columns, as wide as both. */
  readonly progress?: Html | undefined;
  readonly body: Html;
  /**
   * What the page is about: beside the body on a wide screen; on a phone before the body, or after it if there is
   * `more`.
   */
  readonly aside?: Html | undefined;
  /** Shown below the body; on a phone below the aside. */
  readonly more?: Html | undefined;
};

/**
 * Sends a page in the site's design, with logo, phone number and legal links only, so that nothing leads away from its
 * task. No scripts, no caching, no indexing. The Referrer-Policy keeps the secret address from other sites, but lets
 * browsers send their real `Origin` with the page's own forms.
 */
export function sendPrivatePage(
  reply: FastifyReply,
  { siteUrl }: Pick<PolicySettings, 'siteUrl'>,
  page: PrivatePage,
): FastifyReply {
  return reply
    .code(page.status ?? 200)
    .headers({
      ...privateHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({ hasScripts: false, config: { siteUrl } }),
    })
    .send(layout(page));
}

/** Headers of every response under the address of a private page. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
} as const;

function layout(page: PrivatePage): string {
  const { status = 200, heading, introduction, sheet, progress, body, aside: about, more } = page;
  // Screen readers say the title first, and the page looks much like the one whose form was sent.
  const isRefused = status >= 400 && status !== 404;
  const aside = about && html`<aside aria-label="What it is about">${about}</aside>`;
  const main = html`<div class="stack">${body}</div>`;
  return htmlDocument({
    title: html`${isRefused && 'Error: '}${heading} - ${company.name}`,
    head: html`<link rel="stylesheet" href="${privateStylesheetPath}">`,
    body: html`<a class="skip" href="#main">Skip to the content</a>
<header class="masthead"><div class="sheet">${LOGO}
<a class="button call" href="${company.phone.href}">${icon('phone')}<span class="call-number">${company.phone.display}</span><span class="call-word">Call</span></a></div></header>
<main id="main" class="sheet" tabindex="-1">
<div class="head"><div class="dimension" aria-hidden="true"></div>
<p class="sheet-number">${sheet.number}</p>
<h1>${heading}</h1>
<p class="introduction">${introduction}</p></div>
${progress}
<div class="beside">${more ? html`${main}${aside}<div class="stack stack--more">${more}</div>` : html`${aside}${main}`}</div>
</main>
${footer(sheet)}`,
  });
}

const LOGO = html`<a class="logo" href="${to.home}">${siteMark(colours.brick)}<span>${company.shortName} <small>${company.trade}</small></span></a>`;

/** The site's title block without its navigation. */
function footer({ number, title }: Sheet): Html {
  return html`<footer class="sheet"><div class="title-block">
<div class="block block--firm">${LOGO}<p class="soft">${company.tagline}</p></div>
<div class="block block--contact"><h2>Contact</h2>
<p><a class="phone" href="${company.phone.href}">${company.phone.display}</a></p>
<p><a href="mailto:${company.email}">${company.email}</a></p>
<p>${company.hours.short}</p></div>
<div class="block block--legal"><p>© ${zonedDateTime(new Date()).year} ${company.name}</p>
<ul><li><a href="${to.privacyPolicy}">Privacy Policy</a></li><li><a href="${to.terms}">Terms of Service</a></li></ul></div>
<div class="block"><h2>Drawing</h2><p>${title}</p></div>
<div class="block"><h2>Sheet</h2><p class="block-number">${number}</p></div>
</div></footer>`;
}
