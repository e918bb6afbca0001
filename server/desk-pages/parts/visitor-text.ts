import { type Html, html } from '../../page-parts/html.ts';
import { excerptOf, printableLine, printableText } from '../../records/wording/printable-text.ts';

/**
 * A visitor's text within a line of the page. Invisible and direction-changing characters are escaped, and `bdi`
 * isolates its direction from ours. Line breaks are shown only in a list of facts.
 */
export function visitorText(text: string): Html {
  return html`<bdi>${printableText(text)}</bdi>`;
}

/** A visitor's message, with its line breaks. */
export function visitorMessage(text: string): Html {
  return html`<div class="message" dir="auto">${printableText(text)}</div>`;
}

const EXCERPT_CHARACTERS = 240;

export function visitorExcerpt(text: string): Html {
  return html`<p class="excerpt" dir="auto">${printableLine(excerptOf(text, EXCERPT_CHARACTERS))}</p>`;
}

/** A status in words. The tone only adds a colour. */
export type Status = {
  readonly text: string;
  readonly tone: 'good' | 'quiet' | 'warning' | 'danger';
};

export function statusText({ text, tone }: Status): Html {
  return html`<span class="${tone}">${text}</span>`;
}
