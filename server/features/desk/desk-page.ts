import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { colours } from '../../../content/colours.ts';
import { company } from '../../../content/company.ts';
import { mark } from '../../../content/mark.ts';
import type { Config } from '../../config.ts';
import { fontFaces } from '../../http/documents/site-fonts.ts';
import { Html, html } from '../../http/html.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { siteColours } from '../../http/server-pages/site-colours.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { type RecordList, recordLists } from '../../records/wording/record-wording.ts';
import { deskStyle } from './desk-style.ts';

type DeskPage = {
  readonly title: string;
  /** The list that it belongs to. */
  readonly section?: string;
  /** What the last action did. */
  readonly notice?: Html | undefined;
  readonly body: Html;
  readonly status?: number;
};

export type SendDeskPage = (reply: FastifyReply, page: DeskPage) => FastifyReply;

const SECTIONS: readonly (readonly [title: string, path: string])[] = [
  ['Overview', deskPaths.overview],
  ...Object.entries(recordLists).map(([list, { title }]) => [title, deskPaths[list as RecordList]] as const),
];

/** Private pages: no scripts, no caching, no indexing. */
export function createSendDeskPage({ siteUrl }: Pick<Config, 'siteUrl'>): SendDeskPage {
  const style = [siteColours, fontFaces(), deskStyle].join('\n');
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Content-Security-Policy': contentSecurityPolicy({
      styleHashes: [createHash('sha256').update(style).digest('base64')],
      hasScripts: false,
      // Forms that visitors send may go elsewhere; these may not.
      config: { siteUrl, formEndpoint: '/' },
    }),
  };
  return (reply, page) =>
    reply
      .code(page.status ?? 200)
      .headers(headers)
      .send(layout(page, new Html(style)).markup);
}

function layout({ title, section, notice, body }: DeskPage, style: Html): Html {
  return html`<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no">
<title>${title} - Desk of ${company.shortName}</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<a class="brand" href="${deskPaths.overview}">${MARK}<span><b>Desk</b> ${company.shortName}</span></a>
<nav aria-label="Desk"><ul>${SECTIONS.map(
    ([name, path]) =>
      html`<li><a href="${path}"${path === section && html` aria-current="page"`}>${name}</a></li>`,
  )}</ul></nav>
</header>
<main id="main" tabindex="-1">
${notice && html`<div class="notice" role="status">${notice}</div>`}
${body}
</main>
</body>
</html>`;
}

/** In the colours of the dark band. */
const MARK = html`<svg viewBox="${mark.viewBox}" width="32" height="32" aria-hidden="true"><path fill="currentColor" d="${mark.main}"/><path fill="${colours.oakLight}" d="${mark.accent}"/></svg>`;
