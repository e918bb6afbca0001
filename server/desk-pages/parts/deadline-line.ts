import { type Html, html } from '../../page-parts/html.ts';

type DeadlineLine = {
  /** The share of the promised time that is used up: above 1 when the deadline has passed. */
  readonly used: number;
  /** The time that is left. */
  readonly text: Html;
};

/** True in the last quarter of the promised time and after the deadline. */
export function isUrgent(used: number): boolean {
  return used >= 0.75;
}

/** Draws the promised time as a dimension line that fills from the left, with ticks at both ends and in the middle. */
export function deadlineLine({ used, text }: DeadlineLine): Html {
  const share = Math.min(1, Math.max(0, used));
  return html`<div class="deadline${isUrgent(used) && ' deadline--urgent'}"><p>${text}</p>
<svg aria-hidden="true" width="100%" height="13"><line class="whole" x2="100%" y1="6.5" y2="6.5"/><line class="used" x2="${(share * 100).toFixed(1)}%" y1="6.5" y2="6.5"/>${[
    '0%',
    '50%',
    '100%',
  ].map((x) => html`<svg x="${x}" overflow="visible"><path d="M-5 12 6 1"/></svg>`)}</svg></div>`;
}
