import { company } from '../../../../content/company.ts';
import type { ContactMessageRow } from '../../../database/schema.ts';
import { type Html, html } from '../../../http/html.ts';
import { recordStatus } from '../../../records/wording/record-wording.ts';
import { statusText } from './visitor-text.ts';

/** How much is left of the promised time, in words; the bar repeats it and is hidden from assistive technology. */
export function timeLeft(lead: ContactMessageRow, now: Date): Html {
  const words = statusText(recordStatus({ kind: 'lead', row: lead }, now));
  if (lead.is_spam || lead.answered_at) return html`<p class="promise">${words}</p>`;
  const isOver = leftShare(lead, now) === 0;
  return html`<p class="promise">${words}${!isOver && html` <span class="quiet">of ${company.replyWithinHours} h</span>`}</p>
${timeLeftBar(lead, now)}`;
}

export function timeLeftBar(lead: ContactMessageRow, now: Date): Html {
  const share = leftShare(lead, now);
  const tone = share === 0 ? 'over' : share < 0.5 ? 'little' : 'much';
  return html`<svg class="bar ${tone}" aria-hidden="true" width="100%" height="16"><rect class="whole" width="100%" height="8" y="4"/><rect class="left" width="${(share * 100).toFixed(1)}%" height="8" y="4"/></svg>`;
}

function leftShare({ received_at, reply_by }: ContactMessageRow, now: Date): number {
  const [from, to] = [new Date(received_at).getTime(), new Date(reply_by).getTime()];
  return Math.min(1, Math.max(0, (to - now.getTime()) / (to - from)));
}
