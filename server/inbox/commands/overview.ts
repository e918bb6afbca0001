import { company } from '../../../content/company.ts';
import type { Config } from '../../config.ts';
import { formatDuration } from '../../durations.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import { leadRecord } from '../../records/leads.ts';
import { NEW_FOR_DAYS, type Overview, readOverview } from '../../records/overview.ts';
import { timeAgo } from '../../records/wording/amounts.ts';
import { waitingHeadline } from '../../records/wording/record-wording.ts';
import { type Span, toned } from '../../records/wording/tone.ts';
import { type Command, commandSpan } from '../command.ts';
import { showError } from '../command-error.ts';
import { databaseExists, noDatabaseError } from '../existing-database.ts';
import { leadColumns } from './lists.ts';

export const overview: Command = {
  name: 'overview',
  options: ['json'],
  summary: 'who is waiting for an answer, and what else came in',
  async run({ openDatabase, config, clock, screen, options }) {
    // Without a database it is a first look around, not a failure.
    if (!options.json && !(await databaseExists(config)))
      return showError(screen, noDatabaseError(config).lines, 'strong');
    await using database = await openDatabase();
    const now = clock();
    const state = await readOverview(database, now);
    const { waiting, mostUrgent, newApplications } = state;
    const [first] = mostUrgent;
    if (options.json) {
      const mail = { isConfigured: config.mail.smtpUrl !== undefined, ...state.mail };
      return screen.json({ ...state, mostUrgent: mostUrgent.map(leadRecord), mail });
    }
    screen.title([toned('strong', company.name)], toned('quiet', localTime(now.toISOString())));
    screen.line();
    screen.line(...headline(state, now));
    if (first) {
      screen.line();
      screen.table(leadColumns(now), mostUrgent);
    }
    screen.line();
    screen.facts([
      ['Leads', `${state.leads} in all`],
      ['Applications', ...newInLastDays(newApplications), `${state.applications} in all`],
      ['Subscribers', String(state.subscribers)],
      ['Spam', state.spam > 0 ? `${state.spam} kept` : 'none'],
      ['Mail', ...mailFact(state.mail, config, now)],
    ]);
    screen.line();
    screen.facts([
      first && ['Read the first', commandSpan('show', first.reference)],
      waiting > mostUrgent.length && [`All ${waiting} waiting`, commandSpan('leads --waiting')],
      newApplications > 0 && ['See who applied', commandSpan('applications')],
      ['All commands', commandSpan('help')],
    ]);
  },
};

function headline({ waiting, overdue, mostUrgent: [oldest] }: Overview, now: Date): Span[] {
  const sentence = `${waitingHeadline(waiting, 'lead')}.`;
  if (!oldest) return [toned('good', sentence)];
  const left = new Date(oldest.reply_by).getTime() - now.getTime();
  return [
    toned('strong', sentence),
    ...(overdue > 0 ? [' ', toned('danger', `${overdue} overdue.`)] : []),
    ` The oldest came in ${timeAgo(oldest.received_at, now)}`,
    left > 0 ? `: ${formatDuration(left)} of ${company.replyWithinHours} left.` : '.',
  ];
}

/** Followed by how many there are in all. */
function newInLastDays(count: number): Span[] {
  return count > 0 ? [toned('strong', `${count} new`), ` in the last ${NEW_FOR_DAYS} days, `] : [];
}

/** Whether mail goes out. The settings are those of this terminal, which the server need not share. */
function mailFact({ waiting, failed, lastSentAt }: Overview['mail'], { mail }: Config, now: Date): Span[] {
  const isOff = !mail.smtpUrl && !lastSentAt;
  const problems = [
    isOff && toned('danger', 'no mail goes out'),
    failed > 0 && toned('danger', `${failed} failed`),
    waiting > 0 && toned('warning', `${waiting} not sent yet`),
  ]
    .filter((span) => span !== false)
    .flatMap((span, index) => (index === 0 ? [span] : [', ', span]));
  if (isOff) return [...problems, ', as far as this terminal knows: SMTP_URL is not set here'];
  const where = mail.smtpUrl ? `to ${mail.to}` : 'SMTP_URL is not set here';
  const details = ` (${where}${lastSentAt ? `, the last went out ${timeAgo(lastSentAt, now)}` : ''})`;
  return problems.length > 0
    ? [...problems, `${details}. See `, commandSpan('outbox')]
    : [toned('good', 'all sent'), details];
}
