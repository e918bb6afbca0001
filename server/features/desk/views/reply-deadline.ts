import { company } from '../../../../content/company.ts';
import type { ContactMessageRow, SpamReason } from '../../../database/schema.ts';
import { deadlineLine, isUrgent } from '../../../desk-pages/parts/deadline-line.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { ApplicationRow } from '../../../records/applications.ts';
import { spamDeletedAt, spamReasonOf } from '../../../records/wording/record-wording.ts';
import { spokenDuration } from '../../../time/spoken-time.ts';

/** The status of a lead, with the deadline line until it is answered. */
export function replyDeadline(lead: ContactMessageRow, now: Date): Html {
  if (lead.is_spam || lead.answered_at) return html`<p>${leadStatus(lead, now)}</p>`;
  const [from, to] = [new Date(lead.received_at).getTime(), new Date(lead.reply_by).getTime()];
  const left = to - now.getTime();
  const whole =
    left > 0
      ? `of the ${company.replyWithinHours} you promise`
      : `after the ${company.replyWithinHours} hours you promise`;
  return deadlineLine({
    used: 1 - left / (to - from),
    text: html`${leadStatus(lead, now)} <span class="soft">${whole}</span>`,
  });
}

/** '5 hours left', '3 hours late', 'Answered in 5 hours', 'Spam (trap field), deleted in 12 days'. */
export function leadStatus(lead: ContactMessageRow, now: Date): Html {
  if (lead.is_spam) return html`<span class="warning">${spamText(lead, now)}</span>`;
  const received = new Date(lead.received_at).getTime();
  if (lead.answered_at) {
    const taken = new Date(lead.answered_at).getTime() - received;
    return html`<span class="quiet">Answered in ${spokenDuration(taken)}</span>`;
  }
  const replyBy = new Date(lead.reply_by).getTime();
  const left = replyBy - now.getTime();
  if (left <= 0) return html`<b class="danger">${spokenDuration(-left)} late</b>`;
  const used = 1 - left / (replyBy - received);
  return html`<b class="${isUrgent(used) ? 'danger' : 'good'}">${spokenDuration(left)} left</b>`;
}

/** '3 hours without an answer', 'Declined in 2 days', 'Spam (trap field), deleted in 12 days'. */
export function applicationStatus(application: ApplicationRow, now: Date): Html {
  const { is_spam, received_at, answered_at, answer } = application;
  if (is_spam) return html`<span class="warning">${spamText(application, now)}</span>`;
  const received = new Date(received_at).getTime();
  if (!answer || !answered_at)
    return html`<b>${spokenDuration(now.getTime() - received)} without an answer</b>`;
  const taken = spokenDuration(new Date(answered_at).getTime() - received);
  return html`<span class="quiet">${answer === 'declined' ? 'Declined' : 'Answered'} in ${taken}</span>`;
}

type Spam = { readonly spam_reason: SpamReason | null; readonly received_at: string };

/** 'Spam (trap field), deleted in 12 days' */
function spamText(spam: Spam, now: Date): string {
  return `Spam (${spamReasonOf(spam)}), deleted ${untilDeletion(spam, now)}`;
}

/** 'in 12 days'. What is older when it is marked as spam goes with the next clean-up. */
export function untilDeletion(spam: Pick<Spam, 'received_at'>, now: Date): string {
  const left = spamDeletedAt(spam).getTime() - now.getTime();
  return left > 0 ? `in ${spokenDuration(left)}` : 'for good within hours';
}
