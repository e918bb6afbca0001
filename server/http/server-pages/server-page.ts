import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { company } from '../../../content/company.ts';
import { Html, html } from '../html.ts';
import { contentSecurityPolicy, type SiteSettings } from '../security-headers.ts';
import { serverPageStyle } from './server-page-style.ts';

const styleHash = createHash('sha256').update(serverPageStyle).digest('base64');

type ServerPage = {
  readonly status: number;
  readonly title: string;
  readonly body: Html;
};

/** A page that this server writes itself: for visitors without JavaScript, and for links in the owner's mail. */
export function sendServerPage(
  reply: FastifyReply,
  config: SiteSettings,
  { status, title, body }: ServerPage,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': contentSecurityPolicy({ styleHashes: [styleHash], config }),
    })
    .send(layout(title, body).markup);
}

function layout(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${company.name}</title>
<link rel="icon" href="/favicon.svg">
<style>${new Html(serverPageStyle)}</style>
</head>
<body>
<header><a class="name" href="/">${company.name}</a><a href="${company.phone.href}">${company.phone.display}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}
