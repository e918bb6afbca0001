import { colours } from '../../../content/colours.ts';
import { type Html, html } from '../../page-parts/html.ts';

/** A mail that is readable on a phone, with the same content as plain text and as HTML. */
export type MailBody = {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** Name, details and contact data. A fact with an `href` is rendered as a link. */
  readonly facts: readonly Fact[];
  /** What the visitor wrote. */
  readonly message?: string;
  /** Shows the message above the facts, if it is what the reader wants to know first. */
  readonly isMessageFirst?: boolean;
  /** Shown in a row below the message. */
  readonly pictures?: readonly Picture[];
  /** Rendered as a button. */
  readonly action?: Link;
  /** Shown less prominently than the action. */
  readonly link?: Link;
  readonly footnote?: string;
};

/** A reference to an attached picture. */
type Picture = { readonly cid: string; readonly name: string; readonly href: string };

type Link = { readonly label: string; readonly href: string };

export type Fact = { readonly label: string; readonly value: string; readonly href?: string };

/** `sender` ends every mail: Canada's anti-spam law requires the name and a mailing address in mail to visitors. */
export function renderMailBody(body: MailBody, sender = ''): { text: string; html: string } {
  return { text: asText(body, sender), html: asHtml(body, sender).markup };
}

function asText(body: MailBody, sender: string): string {
  const { heading, paragraphs = [], facts, message, isMessageFirst, action, link, footnote } = body;
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  const table = facts.map((fact) => `${`${fact.label}:`.padEnd(width)}${asLines(fact, width)}`).join('\n');
  const parts = [
    heading,
    ...paragraphs,
    ...(isMessageFirst ? [message, table] : [table, message]),
    ...[action, link].map((each) => each && `${each.label}:\n${each.href}`),
    footnote,
    sender,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Prints an `https:` link below the value; a `tel:` or `mailto:` link would only repeat it. */
function asLines({ value, href = '' }: Fact, indent: number): string {
  // Indented, so that a line of a visitor's text cannot look like a fact of ours.
  const lines = value.replaceAll('\n', `\n${' '.repeat(indent)}`);
  return href.startsWith('http') ? `${lines}\n${href}` : lines;
}

/** Mail clients support little CSS and drop style sheets, so every style is inline. */
const FONT = 'font-family:Arial,Helvetica,sans-serif';
const LABEL = `padding:10px 16px 0;font-size:13px;color:${colours.inkSoft}`;
const VALUE = `padding:0 16px 10px;font-size:18px;border-bottom:1px solid ${colours.line};white-space:pre-wrap`;
const MESSAGE = 'padding:16px;font-size:16px;line-height:1.5;white-space:pre-wrap';
const BORDER = `;border-bottom:1px solid ${colours.line}`;
const PICTURES = `padding:12px 8px 8px${BORDER}`;
/** Two fit side by side on a small phone, more on a wider screen. */
const PICTURE = `display:inline-block;height:120px;width:auto;max-width:250px;margin:4px;border:1px solid ${colours.line}`;
const BUTTON = `display:inline-block;padding:16px 24px;background:${colours.brick};color:${colours.white};font-weight:bold;text-decoration:none;border-radius:2px`;

function asHtml(body: MailBody, sender: string): Html {
  const {
    heading,
    paragraphs = [],
    facts,
    message,
    isMessageFirst,
    pictures = [],
    action,
    link,
    footnote,
  } = body;
  const written = html`${message && html`<tr><td dir="auto" style="${MESSAGE}${isMessageFirst && BORDER}">${message}</td></tr>`}
${pictures.length > 0 && html`<tr><td style="${PICTURES}">${pictures.map(picture)}</td></tr>`}`;
  return html`<!doctype html>
<html lang="en-CA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;padding:16px;background:${colours.paper};color:${colours.ink};${FONT}">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere;word-break:break-word">
<h1 style="margin:8px 0 16px;font:normal 26px/1.15 Georgia,serif">${heading}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${text}</p>`)}
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${colours.white};border:2px solid ${colours.ink}">
${isMessageFirst ? html`${written}${facts.map(row)}` : html`${facts.map(row)}${written}`}
</table>
${action && html`<p style="margin:24px 0"><a href="${action.href}" style="${BUTTON}">${action.label}</a></p>`}
${link && html`<p style="margin:16px 0;font-size:16px"><a href="${link.href}" style="color:${colours.brickDeep}">${link.label}</a></p>`}
${footnote && html`<p style="margin:16px 0;font-size:13px;line-height:1.5;color:${colours.inkSoft}">${footnote}</p>`}
${sender && html`<p style="margin:16px 0;font-size:13px;line-height:1.5;color:${colours.inkSoft};white-space:pre-line">${sender}</p>`}
</div>
</body>
</html>`;
}

function picture({ cid, name, href }: Picture): Html {
  return html`<a href="${href}"><img src="cid:${cid}" alt="${name}" height="120" style="${PICTURE}"></a>`;
}

function row({ label, value, href }: Fact): Html {
  const shown = href
    ? html`<a href="${href}" style="color:${colours.brickDeep}">${value}</a>`
    : html`${value}`;
  return html`<tr><td style="${LABEL}">${label}</td></tr><tr><td style="${VALUE}">${shown}</td></tr>`;
}
