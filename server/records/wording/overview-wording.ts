import { company } from '../../../content/company.ts';
import { retentionDays } from '../../../content/retention.ts';
import type { Config } from '../../config.ts';
import type { UnsentMail } from '../../outbox/outbox-store.ts';
import { formatDuration } from '../../time/durations.ts';
import { NEW_FOR_DAYS, type Overview } from '../overview.ts';
import { countedNoun, timeAgo } from './amounts.ts';
import type { RecordList } from './record-wording.ts';

/** 'The oldest came in 17 h ago: 31 h of the promised 48 h left.' */
export function oldestSentence({ leads, mostUrgent: [first] }: Overview, now: Date): string {
  if (!first) return leads > 0 ? 'Every request has been answered.' : 'No request has come in yet.';
  const left = new Date(first.reply_by).getTime() - now.getTime();
  const promised = `${company.replyWithinHours} h`;
  return `The oldest came in ${timeAgo(first.received_at, now)}${
    left > 0
      ? `: ${formatDuration(left)} of the promised ${promised} left.`
      : `, and was promised an answer within ${promised}.`
  }`;
}

type Figure = { readonly list: RecordList; readonly count: number; readonly details: string };

/** The counts of all kinds of records. */
export function overviewFigures(state: Overview, now: Date): Figure[] {
  const { leads, waiting, applications, newApplications, subscribers, spam, mail } = state;
  const isNew = newApplications > 0 ? `${newApplications} new in ${NEW_FOR_DAYS} days` : 'none new';
  const lastSent = mail.lastSentAt ? `; the last went out ${timeAgo(mail.lastSentAt, now)}` : '';
  return [
    { list: 'leads', count: leads, details: waiting > 0 ? `${waiting} waiting` : 'none waiting' },
    { list: 'applications', count: applications, details: isNew },
    { list: 'subscribers', count: subscribers, details: 'to the newsletter' },
    { list: 'spam', count: spam, details: `kept ${retentionDays.spam} days, then deleted` },
    { list: 'mail', count: mail.waiting + mail.failed, details: `unsent${lastSent}` },
  ];
}

/** A shorter delay is normal, and the outbox retries by itself. */
const DELAYED_FROM_SECONDS = 60 * 60;

/** Problems in sentences. The one about a missing mail server depends on whose settings these are. */
export function mailProblems(
  { failed, waiting, oldestWaitingSeconds }: UnsentMail,
  { smtpUrl }: Config['mail'],
  withoutServer: string,
): string[] {
  const isDelayed = oldestWaitingSeconds >= DELAYED_FROM_SECONDS;
  const sentences = [
    !smtpUrl && withoutServer,
    smtpUrl &&
      isDelayed &&
      `Mail has not gone out for ${formatDuration(oldestWaitingSeconds * 1000)}: ${countedNoun(waiting, 'mail')} ${waiting === 1 ? 'is' : 'are'} waiting. Sending is tried again automatically.`,
    failed > 0 && `${countedNoun(failed, 'mail')} failed and will not be sent again unless you ask for it.`,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string');
}
