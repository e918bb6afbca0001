import { company } from '../../../../content/company.ts';
import { countedNoun } from '../../../../content/grammar.ts';
import { retentionDays } from '../../../../content/retention.ts';
import { type Config, sendsMail } from '../../../config.ts';
import { databaseExists, noDatabaseError } from '../../../database/existing-database.ts';
import type { UnsentMail } from '../../../outbox/outbox-store.ts';
import { leadRecord } from '../../../records/leads.ts';
import { NEW_FOR_DAYS, type Overview, readOverview } from '../../../records/overview.ts';
import { timeAgo } from '../../../records/wording/ages.ts';
import { recordLists, waitingHeadline } from '../../../records/wording/record-wording.ts';
import { formatDuration } from '../../../time/durations.ts';
import { localTime } from '../../../time/wall-clock.ts';
import { visitWithLeadRecord } from '../../../visits/coming-visits.ts';
import { whenText } from '../../../visits/visit-wording.ts';
import { placeOf, spanOf } from '../../../visits/visits.ts';
import { type Command, NO_SMTP, shellCommand } from '../command.ts';
import { alignColumns, jsonLines, nextSteps, tableLines } from '../plain-text.ts';
import { leadColumns } from './lists.ts';

export const overview: Command = {
  name: 'overview',
  options: ['json'],
  summary: 'who is waiting for an answer, and what else came in',
  async run({ openDatabase, config, clock, print, options }) {
    // Without a database this is a first look around, not a failure.
    if (!options.json && !(await databaseExists(config))) return print(noDatabaseError(config).lines);
    await using database = await openDatabase();
    const now = clock();
    const state = await readOverview(database, now);
    const { waiting, overdue, mostUrgent } = state;
    const [first] = mostUrgent;
    const [next] = state.visits;
    if (options.json) {
      const mail = { isConfigured: sendsMail(config), ...state.mail };
      return print(
        jsonLines({
          ...state,
          mostUrgent: mostUrgent.map(leadRecord),
          visits: state.visits.map(visitWithLeadRecord),
          mail,
        }),
      );
    }
    const problems = mailProblems(state.mail, config.mail);
    print([
      `${company.name}, ${localTime(now)}`,
      '',
      `${waitingHeadline(waiting)}. ${overdue > 0 ? `${overdue} overdue. ` : ''}${oldestSentence(state, now)}`,
      ...problems,
      '',
      ...(first ? [...tableLines(leadColumns(now), mostUrgent), ''] : []),
      ...(next ? [`Next visit: ${whenText(spanOf(next), now)}, ${placeOf(next)}, ${next.name}`, ''] : []),
      ...figureLines(state, now),
      ...nextSteps([
        first && ['Read the first', shellCommand('show', first.reference)],
        waiting > mostUrgent.length && [`All ${waiting} waiting`, shellCommand('leads', '--waiting')],
        next && ['All visits', shellCommand('visits')],
        problems.length > 0 && ['See the mail', shellCommand('outbox')],
      ]),
    ]);
  },
};

/** 'The oldest came in 17 h ago: 31 h of the promised 48 h left.' */
function oldestSentence({ leads, mostUrgent: [first] }: Overview, now: Date): string {
  if (!first) return leads > 0 ? 'Every request has been answered.' : 'No request has come in yet.';
  const left = new Date(first.reply_by).getTime() - now.getTime();
  const promised = `${company.replyWithinHours} h`;
  return `The oldest came in ${timeAgo(first.received_at, now)}${
    left > 0
      ? `: ${formatDuration(left)} of the promised ${promised} left.`
      : `, and was promised an answer within ${promised}.`
  }`;
}

/** The counts of all kinds of records. */
function figureLines(state: Overview, now: Date): string[] {
  const { leads, waiting, applications, newApplications, subscribers, spam, mail } = state;
  const isNew = newApplications > 0 ? `${newApplications} new in ${NEW_FOR_DAYS} days` : 'none new';
  const lastSent = mail.lastSentAt ? `; the last went out ${timeAgo(mail.lastSentAt, now)}` : '';
  return alignColumns([
    [recordLists.leads.title, String(leads), waiting > 0 ? `${waiting} waiting` : 'none waiting'],
    [recordLists.applications.title, String(applications), isNew],
    [recordLists.subscribers.title, String(subscribers), 'to the newsletter'],
    [recordLists.spam.title, String(spam), `kept ${retentionDays.spam} days, then deleted`],
    [recordLists.mail.title, String(mail.waiting + mail.failed), `unsent${lastSent}`],
  ]);
}

/** A shorter delay is normal, and the outbox retries by itself. */
const DELAYED_FROM_SECONDS = 60 * 60;

/** Problems in sentences. */
function mailProblems(
  { failed, waiting, oldestWaitingSeconds }: UnsentMail,
  { smtpUrl }: Config['mail'],
): string[] {
  const isDelayed = oldestWaitingSeconds >= DELAYED_FROM_SECONDS;
  const sentences = [
    !smtpUrl && NO_SMTP,
    smtpUrl &&
      isDelayed &&
      `Mail has not gone out for ${formatDuration(oldestWaitingSeconds * 1000)}: ${countedNoun(waiting, 'email')} ${waiting === 1 ? 'is' : 'are'} waiting. Sending is tried again automatically.`,
    failed > 0 && `${countedNoun(failed, 'email')} failed and will not be sent again unless you ask for it.`,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string');
}
