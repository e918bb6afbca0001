import { type Html, html } from '../../http/answer-pages/html.ts';
import { inertLine, inertText } from '../../records/wording/inert-text.ts';
import { type Span, textOf, toneOf } from '../../records/wording/tone.ts';

/**
 * What a stranger typed, within a line of ours. Characters that turn text around or hide it are spelled out, and its
 * direction stays its own.
 */
export function typed(text: string): Html {
  return html`<bdi>${inertLine(text)}</bdi>`;
}

/** What a stranger wrote, with its line breaks. */
export function typedText(text: string): Html {
  return html`<div class="words" dir="auto">${inertText(text)}</div>`;
}

const EXCERPT_CHARACTERS = 240;

/** The beginning of it, for a list. */
export function typedExcerpt(text: string): Html {
  // Half of a pair is no character.
  const start = text.slice(0, EXCERPT_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
  return html`<p class="excerpt" dir="auto">${inertLine(start)}${start.length < text.length && '…'}</p>`;
}

export function spanOf(span: Span): Html {
  return html`<span class="${toneOf(span)}">${textOf(span)}</span>`;
}
