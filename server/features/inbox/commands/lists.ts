import { retentionDays } from '../../../../content/retention.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import type { ContactMessageRow } from '../../../database/schema.ts';
import { applicationRecord, genuineApplications } from '../../../records/applications.ts';
import { genuineLeads, leadRecord, waitingLeads } from '../../../records/leads.ts';
import { listMail, mailRecord } from '../../../records/mail.ts';
import { listSpam } from '../../../records/spam.ts';
import { subscriberRecord, subscribers, withdrawnSubscribers } from '../../../records/subscribers.ts';
import { ageOf, timeAgo } from '../../../records/wording/ages.ts';
import { excerptOf } from '../../../records/wording/printable-text.ts';
import {
  answerStatus,
  applicationStatus,
  consentOf,
  mailKinds,
  mailStatus,
  recordLists,
  resumeKind,
  spamReasonOf,
  timeUntilDeletion,
} from '../../../records/wording/record-wording.ts';
import { shortDay } from '../../../time/spoken-time.ts';
import {
  allVisits,
  comingVisits,
  type VisitWithLead,
  visitWithLeadRecord,
} from '../../../visits/coming-visits.ts';
import { spanText } from '../../../visits/visit-wording.ts';
import { isOver, placeOf, spanOf } from '../../../visits/visits.ts';
import { type Command, NO_SMTP, type Options, shellCommand } from '../command.ts';
import { type Column, jsonLines, tableLines } from '../plain-text.ts';

/** More rows would scroll the first ones off the screen. */
const SHOWN_ON_A_TERMINAL = 50;

type List<Row> = Omit<Command, 'run'> & {
  read(database: Database, options: Options, now: Date): Promise<Row[]>;
  columns(now: Date, options: Options): readonly Column<Row>[];
  /** The object that `--json` prints. */
  record(row: Row): unknown;
  emptyText(options: Options): string;
  hints?(rows: readonly Row[], config: Config): readonly (string | false | undefined)[];
};

function listCommand<Row>({ read, columns, record, emptyText, hints, ...command }: List<Row>): Command {
  return {
    options: ['all', 'json'],
    ...command,
    async run({ openDatabase, config, clock, print, isTerminal, options }) {
      await using database = await openDatabase();
      // Reads all rows even if fewer are printed: there are thousands at most, and their number is printed too.
      const all = await read(database, options, clock());
      if (options.json) return print(jsonLines(all.map(record)));
      if (all.length === 0) return print(emptyText(options));
      const shown = isTerminal && !options.all ? all.slice(0, SHOWN_ON_A_TERMINAL) : all;
      const withoutLimit = shellCommand(command.name, ...(options.waiting ? ['--waiting'] : []), '--all');
      const below = [
        shown.length < all.length && `${shown.length} of ${all.length}. All of them: ${withoutLimit}`,
        ...(hints?.(shown, config) ?? []),
      ].filter((hint) => typeof hint === 'string');
      print([...tableLines(columns(clock(), options), shown), ...(below.length > 0 ? ['', ...below] : [])]);
    },
  };
}

export function leadColumns(now: Date): Column<ContactMessageRow>[] {
  return [
    ['Reference', (lead) => lead.reference],
    ['Age', (lead) => ageOf(lead.received_at, now)],
    ['Answer', (lead) => answerStatus(lead, now)],
    ['Name', (lead) => lead.name],
    ['Project', (lead) => lead.project_type],
    ['Phone', (lead) => lead.phone],
    ['Message', excerpt],
  ];
}

export const lists: readonly Command[] = [
  listCommand({
    name: 'leads',
    options: ['waiting', 'all', 'json'],
    summary: 'requests, with the time left to answer them',
    read: (database, { waiting }) => (waiting ? waitingLeads : genuineLeads).read(database),
    columns: leadColumns,
    record: leadRecord,
    emptyText: ({ waiting }) =>
      waiting ? 'No request is waiting for an answer.' : recordLists.leads.emptyText,
  }),
  listCommand({
    name: 'visits',
    summary: 'visits to come, with their addresses',
    details: 'With --all also those that are over or cancelled.',
    read: (database, { all }, now) => (all ? allVisits(database) : comingVisits(database, now)),
    columns: (now, { all }) => [
      ['When', (row) => `${shortDay(new Date(spanOf(row).start), now)}, ${spanText(spanOf(row))}`],
      ['Where', placeOf],
      ['Name', (row) => row.name],
      ['Phone', (row) => row.phone],
      ['Way in', (row) => excerptOf(row.access, EXCERPT_CHARACTERS)],
      ['Reference', (row) => row.reference],
      ...(all ? [['State', (row) => visitState(row, now)] satisfies Column<VisitWithLead>] : []),
    ],
    record: visitWithLeadRecord,
    emptyText: ({ all }) => (all ? 'No visit was ever booked.' : 'No visit is coming.'),
  }),
  listCommand({
    name: 'applications',
    summary: 'job applications',
    read: (database) => genuineApplications.read(database),
    columns: (now) => [
      ['Reference', (row) => row.reference],
      ['Age', (row) => ageOf(row.received_at, now)],
      ['Answer', (row) => (row.answer ? applicationStatus(row) : 'waiting')],
      ['Name', (row) => row.name],
      ['Position', (row) => row.position],
      ['Experience', (row) => row.experience],
      ['Resume', (row) => resumeKind(row) ?? 'none'],
      ['Phone', (row) => row.phone],
      ['Message', excerpt],
    ],
    record: applicationRecord,
    emptyText: () => recordLists.applications.emptyText,
  }),
  listCommand({
    name: 'subscribers',
    summary: 'who asked for the newsletter, and who left it',
    details: "With --json also the wording that they agreed to, which Canada's anti-spam law asks for.",
    read: async (database) => [
      ...(await subscribers.read(database)),
      ...(await withdrawnSubscribers.read(database)),
    ],
    columns: (now) => [
      ['Email', (row) => row.email],
      ['Age', (row) => ageOf(row.created_at, now)],
      ['Left', (row) => (row.withdrawn_at ? timeAgo(row.withdrawn_at, now) : '')],
      ['Consent', consentOf],
      ['On page', (row) => row.page],
    ],
    record: subscriberRecord,
    emptyText: () => recordLists.subscribers.emptyText,
  }),
  listCommand({
    name: 'spam',
    summary: 'what was taken for spam: kept, never mailed',
    details: `Programs fill in a field that people do not see, or send faster than anybody types. What was taken for spam is deleted ${retentionDays.spam} days after it came in.`,
    read: (database) => listSpam(database),
    columns: (now) => [
      ['Reference', ({ row }) => row.reference],
      ['Age', ({ row }) => ageOf(row.received_at, now)],
      ['Deleted', ({ row }) => timeUntilDeletion(row, now)],
      ['Why', ({ row }) => spamReasonOf(row)],
      ['Name', ({ row }) => row.name],
      ['Email', ({ row }) => row.email],
      ['Message', ({ row }) => excerpt(row)],
    ],
    record: ({ kind, row }) => ({ kind, ...(kind === 'lead' ? leadRecord(row) : applicationRecord(row)) }),
    emptyText: () => recordLists.spam.emptyText,
    hints: ([first]) => [first && `A person after all? ${shellCommand('not-spam', first.row.reference)}`],
  }),
  listCommand({
    name: 'outbox',
    summary: 'mail that has not gone out, reminders to come',
    details:
      'What was given up first, then by the time of the next attempt. With --all also what was sent and what is no longer needed.',
    read: (database, { all }) => listMail(database, { includesSent: all === true }),
    columns: (now) => [
      ['Reference', (row) => row.reference ?? ''],
      ['Mail', (row) => mailKinds[row.kind]],
      ['State', (row) => mailStatus(row, now)],
      ['Tries', (row) => String(row.attempts)],
      ['About', (row) => row.name ?? ''],
      ['The mail server said', (row) => row.last_error ?? ''],
    ],
    record: mailRecord,
    emptyText: () => recordLists.mail.emptyText,
    hints: (rows, config) => [
      rows.some(({ state }) => state === 'failed') && `Try the failed ones again: ${shellCommand('retry')}`,
      !config.mail.smtpUrl && NO_SMTP,
    ],
  }),
];

function visitState(visit: VisitWithLead, now: Date): string {
  if (visit.cancelled_at) return 'cancelled';
  return isOver(visit, now) ? 'over' : 'coming';
}

const EXCERPT_CHARACTERS = 60;

function excerpt({ message }: { readonly message: string }): string {
  return excerptOf(message, EXCERPT_CHARACTERS);
}
