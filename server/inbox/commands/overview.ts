import { company } from '../../../content/company.ts';
import { durationOf } from '../../durations.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import { leadRecord } from '../../records/leads.ts';
import { NEW_FOR_DAYS, type Overview, readOverview } from '../../records/overview.ts';
import { counted } from '../../records/wording/counted.ts';
import { agoOf } from '../../records/wording/durations.ts';
import { type Span, toned } from '../../records/wording/tone.ts';
import { type RecordCommand, shellCommand } from '../command.ts';
import { leadColumns } from '../views/lead-columns.ts';
import { mailSummary } from '../views/mail-summary.ts';

export const overview: RecordCommand = {
  name: 'overview',
  arguments: [],
  options: ['json'],
  summary: 'what waits for an answer, and what else came',
  async run({ database, clock, config, screen, options }) {
    const now = clock();
    const state = await readOverview(database, now);
    const { mostUrgent } = state;
    if (options.json) {
      const isConfigured = config.mail.smtpUrl !== undefined;
      return screen.json({
        ...state,
        mostUrgent: mostUrgent.map(leadRecord),
        mail: { isConfigured, ...state.mail },
      });
    }
    screen.title([toned('strong', company.name)], toned('quiet', localTime(now.toISOString())));
    screen.line();
    screen.line(...headline(state, now));
    if (mostUrgent.length > 0) {
      screen.line();
      screen.table(leadColumns(now), mostUrgent);
    }
    screen.line();
    screen.facts([
      ['Leads', `${state.leads} in all`],
      ['Applications', ...applicationsFact(state)],
      ['Subscribers', String(state.subscribers)],
      ['Spam', state.spam > 0 ? `${state.spam} kept` : 'none'],
      ['Mail', ...mailSummary(state.mail, config, now)],
    ]);
    screen.line();
    screen.facts([...nextSteps(state), ['All commands', toned('reference', shellCommand('help'))]]);
  },
};

/** What the owner wants to know before anything else. */
function headline({ waiting, overdue, mostUrgent }: Overview, now: Date): Span[] {
  const [oldest] = mostUrgent;
  if (!oldest) return [toned('good', 'No lead waits for an answer.')];
  const verb = waiting === 1 ? 'waits' : 'wait';
  return [
    toned('strong', `${counted(waiting, 'lead')} ${verb} for an answer.`),
    ...(overdue > 0 ? [' ', toned('late', `${overdue} overdue.`)] : []),
    ` The oldest came ${agoOf(oldest.received_at, now)}${leftOf(oldest.reply_by, now)}.`,
  ];
}

function leftOf(replyBy: string, now: Date): string {
  const left = new Date(replyBy).getTime() - now.getTime();
  return left > 0 ? `: ${durationOf(left)} of ${company.replyWithinHours} left` : '';
}

function applicationsFact({ applications, newApplications }: Overview): Span[] {
  if (newApplications === 0) return [`${applications} in all`];
  return [
    toned('strong', `${newApplications} new`),
    ` in the last ${NEW_FOR_DAYS} days, ${applications} in all`,
  ];
}

function nextSteps({ waiting, mostUrgent, newApplications }: Overview): [string, Span][] {
  const [first] = mostUrgent;
  const steps: [string, Span][] = [];
  if (first) steps.push(['Read the first', toned('reference', shellCommand('show', first.reference))]);
  if (waiting > mostUrgent.length)
    steps.push([`All ${waiting} that wait`, toned('reference', shellCommand('leads --waiting'))]);
  if (newApplications > 0) steps.push(['See who applied', toned('reference', shellCommand('applications'))]);
  return steps;
}
