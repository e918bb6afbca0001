import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { company } from '../../../content/company.ts';
import { Html, html } from '../../page-parts/html.ts';
import { contentSecurityPolicy, type PolicySettings } from '../security-headers.ts';
import { htmlDocument } from './html-document.ts';
import { serverPageStyle } from './server-page-style.ts';

const styleHash = hash('sha256', serverPageStyle, 'base64');

type ServerPage = {
  readonly status: number;
  readonly title: string;
  readonly body: Html;
};

/** Sends a page made by this server: for visitors without JavaScript, and for links in the owner's mail. */
export function sendServerPage(
  reply: FastifyReply,
  config: PolicySettings,
  { status, title, body }: ServerPage,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({ styleHashes: [styleHash], config }),
    })
    .send(layout(title, body));
}

function layout(title: string, body: Html): string {
  return htmlDocument({
    title: html`${title} - ${company.name}`,
    head: html`<style>${new Html(serverPageStyle)}</style>`,
    body: html`<header><a class="name" href="/">${company.name}</a><a href="${company.phone.href}">${company.phone.display}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>`,
  });
}
