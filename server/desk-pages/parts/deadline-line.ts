import { type Html, html } from '../../http/html.ts';

type DeadlineLine = {
  /** How much of the promised time is used up, from 0 to 1. */
  readonly used: number;
  /** What is left of it. */
  readonly words: Html;
};

/** In its last quarter the line is no longer calm, and when it is over. */
export function isUrgent(used: number): boolean {
  return used >= 0.75;
}

/** The promised time as a dimension, used up from the left, with ticks at both ends and in the middle. */
export function deadlineLine({ used, words }: DeadlineLine): Html {
  const share = Math.min(1, Math.max(0, used));
  return html`<div class="deadline${isUrgent(used) && ' deadline--urgent'}"><p>${words}</p>
<svg aria-hidden="true" width="100%" height="13"><line class="whole" x2="100%" y1="6.5" y2="6.5"/><line class="used" x2="${(share * 100).toFixed(1)}%" y1="6.5" y2="6.5"/>${[
    '0%',
    '50%',
    '100%',
  ].map((x) => html`<svg x="${x}" overflow="visible"><path d="M-5 12 6 1"/></svg>`)}</svg></div>`;
}
