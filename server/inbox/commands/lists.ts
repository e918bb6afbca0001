import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { applicationRecord, countApplications, listApplications } from '../../records/applications.ts';
import { countLeads, leadRecord, listLeads } from '../../records/leads.ts';
import { countMail, listMail, mailRecord } from '../../records/mail.ts';
import { countSpam, listSpam } from '../../records/spam.ts';
import { countSubscribers, listSubscribers, subscriberRecord } from '../../records/subscribers.ts';
import { type Command, type Options, shellCommand } from '../command.ts';
import type { Column } from '../screen/table.ts';
import { applicationColumns, leadColumns, mailColumns, spamColumns, subscriberColumns } from './columns.ts';

/** More would push the beginning off the screen. */
const SHOWN_ON_A_TERMINAL = 50;

type List<Row> = Pick<Command, 'name' | 'options' | 'summary' | 'details'> & {
  rows(database: Database, options: Options, limit: number | undefined): Promise<Row[]>;
  count(database: Database, options: Options): Promise<number>;
  columns(now: Date, rows: readonly Row[]): readonly Column<Row>[];
  /** For --json. */
  record(row: Row): unknown;
  /** Printed instead of an empty table. */
  none(options: Options): string;
  /** Printed below the table. */
  hints?(rows: readonly Row[], config: Config): readonly (string | false | undefined)[];
};

function listCommand<Row>({ options = ['all', 'json'], ...list }: List<Row>): Command {
  const { name, summary, details = '' } = list;
  return {
    name,
    options,
    summary,
    details,
    async run({ database, clock, config, screen, options }) {
      // Everything for programs and pipes.
      const limit = screen.isTerminal && !options.json && !options.all ? SHOWN_ON_A_TERMINAL : undefined;
      const rows = await list.rows(database, options, limit);
      if (options.json) return screen.json(rows.map((row) => list.record(row)));
      if (rows.length === 0) return screen.line(list.none(options));
      screen.table(list.columns(clock(), rows), rows);
      const total = rows.length === limit ? await list.count(database, options) : rows.length;
      const all = shellCommand(name, ...(options.waiting ? ['--waiting'] : []), '--all');
      const hints = [
        total > rows.length && `${rows.length} of ${total}. All of them: ${all}`,
        ...(list.hints?.(rows, config) ?? []),
      ];
      for (const hint of hints.filter((text) => typeof text === 'string')) {
        screen.line();
        screen.paragraph(hint, 'quiet');
      }
    },
  };
}

export const lists: readonly Command[] = [
  listCommand({
    name: 'leads',
    options: ['waiting', 'all', 'json'],
    summary: 'requests, with the time left to answer them',
    details:
      'The newest first; with --waiting only those without an answer, the most urgent first. On a terminal the first 50.',
    rows: (database, { waiting }, limit) => listLeads(database, { isWaiting: waiting, limit }),
    count: (database, { waiting }) => countLeads(database, { isWaiting: waiting }),
    columns: leadColumns,
    record: leadRecord,
    none: ({ waiting }) => (waiting ? 'No lead is waiting for an answer.' : 'No leads yet.'),
  }),
  listCommand({
    name: 'applications',
    summary: 'job applications',
    details: 'The newest first. On a terminal the first 50.',
    rows: (database, _options, limit) => listApplications(database, { limit }),
    count: (database) => countApplications(database),
    columns: applicationColumns,
    record: applicationRecord,
    none: () => 'No applications yet.',
  }),
  listCommand({
    name: 'subscribers',
    summary: 'who asked for the newsletter',
    details: "With --json also the wording that they agreed to, which Canada's anti-spam law asks for.",
    rows: (database, _options, limit) => listSubscribers(database, limit),
    count: countSubscribers,
    columns: subscriberColumns,
    record: subscriberRecord,
    none: () => 'No subscribers yet.',
  }),
  listCommand({
    name: 'spam',
    summary: 'what was taken for spam: kept, never mailed',
    details:
      'Programs fill in a field that people do not see, or send faster than anybody types. What was taken for spam is deleted after a while.',
    rows: (database, _options, limit) => listSpam(database, { limit }),
    count: countSpam,
    columns: spamColumns,
    record: ({ kind, row }) => ({ kind, ...(kind === 'lead' ? leadRecord(row) : applicationRecord(row)) }),
    none: () => 'No spam.',
    hints: ([first]) => [first && `A person after all? ${shellCommand('not-spam', first.row.reference)}`],
  }),
  listCommand({
    name: 'outbox',
    summary: 'mail that has not gone out, reminders to come',
    details:
      'What was given up first, then by the time of the next attempt. With --all what was sent and what became unneeded, too.',
    rows: (database, { all }, limit) => listMail(database, { includesSent: all, limit }),
    count: (database, { all }) => countMail(database, { includesSent: all }),
    columns: mailColumns,
    record: mailRecord,
    none: () => 'No mail is waiting.',
    hints: (rows, config) => [
      rows.some(({ state }) => state === 'failed') && `Try the failed ones again: ${shellCommand('retry')}`,
      !config.mail.smtpUrl && 'SMTP_URL is not set here. A server without it sends no mail.',
    ],
  }),
];
