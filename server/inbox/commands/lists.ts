import type { ContactMessageRow } from '../../database/schema.ts';
import { applicationRecord, listApplications } from '../../records/applications.ts';
import { leadRecord, listLeads } from '../../records/leads.ts';
import { listMail, type MailRow, mailRecord } from '../../records/mail.ts';
import { listSpam } from '../../records/spam.ts';
import { listSubscribers, subscriberRecord } from '../../records/subscribers.ts';
import { ageOf } from '../../records/wording/amounts.ts';
import { excerptOf } from '../../records/wording/printable-text.ts';
import {
  answerStatus,
  mailKinds,
  mailStatus,
  resumeKind,
  spamReasonOf,
  timeUntilDeletion,
} from '../../records/wording/record-wording.ts';
import { type Span, toned } from '../../records/wording/tone.ts';
import { type Command, NO_SMTP, shellCommand } from '../command.ts';
import type { Column } from '../screen/table.ts';
import { listCommand } from './list-command.ts';

const EXCERPT_CHARACTERS = 160;

export function leadColumns(now: Date): Column<ContactMessageRow>[] {
  return [
    { title: 'Reference', value: (lead) => toned('reference', lead.reference) },
    { title: 'Age', value: (lead) => ageOf(lead.received_at, now), dropOrder: 1 },
    { title: 'Answer', value: (lead) => answerStatus(lead, now) },
    { title: 'Name', value: (lead) => toned(lead.answered_at ? 'plain' : 'strong', lead.name), minWidth: 10 },
    { title: 'Project', value: (lead) => lead.project_type, minWidth: 16, dropOrder: 2 },
    { title: 'Phone', value: (lead) => lead.phone, minWidth: 14, dropOrder: 3 },
    { title: 'Message', value: (lead) => excerpt(lead.message), minWidth: 20, dropOrder: 4 },
  ];
}

export const lists: readonly Command[] = [
  listCommand({
    name: 'leads',
    options: ['waiting', 'all', 'json'],
    summary: 'requests, with the time left to answer them',
    details:
      'The newest first; with --waiting only those without an answer, the most urgent first. On a terminal the first 50.',
    rows: (database, { waiting }) => listLeads(database, { isWaiting: waiting }),
    columns: leadColumns,
    record: leadRecord,
    none: ({ waiting }) => (waiting ? 'No lead is waiting for an answer.' : 'No leads yet.'),
  }),
  listCommand({
    name: 'applications',
    summary: 'job applications',
    details: 'The newest first. On a terminal the first 50.',
    rows: (database) => listApplications(database),
    columns: (now) => [
      { title: 'Reference', value: (row) => toned('reference', row.reference) },
      { title: 'Age', value: (row) => ageOf(row.received_at, now) },
      { title: 'Name', value: (row) => toned('strong', row.name), minWidth: 12 },
      { title: 'Position', value: (row) => row.position, minWidth: 14 },
      { title: 'Experience', value: (row) => row.experience, minWidth: 10, dropOrder: 2 },
      { title: 'Resume', value: (row) => resumeKind(row) ?? toned('quiet', 'none') },
      { title: 'Phone', value: (row) => row.phone, minWidth: 14, dropOrder: 1 },
      { title: 'Message', value: (row) => excerpt(row.message), minWidth: 20, dropOrder: 3 },
    ],
    record: applicationRecord,
    none: () => 'No applications yet.',
  }),
  listCommand({
    name: 'subscribers',
    summary: 'who asked for the newsletter',
    details: "With --json also the wording that they agreed to, which Canada's anti-spam law asks for.",
    rows: (database) => listSubscribers(database),
    columns: (now) => [
      { title: 'Email', value: (row) => toned('strong', row.email), minWidth: 24 },
      { title: 'Age', value: (row) => ageOf(row.created_at, now) },
      { title: 'Consent', value: (row) => row.consent_version || 'no wording was kept', minWidth: 10 },
      { title: 'On page', value: (row) => row.page, minWidth: 10, dropOrder: 1 },
    ],
    record: subscriberRecord,
    none: () => 'No subscribers yet.',
  }),
  listCommand({
    name: 'spam',
    summary: 'what was taken for spam: kept, never mailed',
    details:
      'Programs fill in a field that people do not see, or send faster than anybody types. What was taken for spam is deleted after a while.',
    rows: (database) => listSpam(database),
    columns: (now) => [
      { title: 'Reference', value: ({ row }) => toned('reference', row.reference) },
      { title: 'Age', value: ({ row }) => ageOf(row.received_at, now) },
      { title: 'Deleted', value: ({ row }) => timeUntilDeletion(row, now) },
      { title: 'Why', value: ({ row }) => spamReasonOf(row), dropOrder: 1 },
      { title: 'Name', value: ({ row }) => row.name, minWidth: 12 },
      { title: 'Email', value: ({ row }) => row.email, minWidth: 16, dropOrder: 2 },
      { title: 'Message', value: ({ row }) => excerpt(row.message), minWidth: 16 },
    ],
    record: ({ kind, row }) => ({ kind, ...(kind === 'lead' ? leadRecord(row) : applicationRecord(row)) }),
    none: () => 'No spam.',
    hints: ([first]) => [first && `A person after all? ${shellCommand('not-spam', first.row.reference)}`],
  }),
  listCommand({
    name: 'outbox',
    summary: 'mail that has not gone out, reminders to come',
    details:
      'What was given up first, then by the time of the next attempt. With --all what was sent and what became unneeded, too.',
    rows: (database, { all }) => listMail(database, { includesSent: all }),
    columns: (now, rows) => [
      { title: 'Reference', value: (row) => toned('reference', row.reference ?? '') },
      { title: 'Mail', value: (row) => mailKinds[row.kind] },
      { title: 'State', value: (row) => mailStatus(row, now) },
      { title: 'Tries', value: (row) => String(row.attempts), dropOrder: 2 },
      { title: 'About', value: (row) => row.name ?? '', minWidth: 12, dropOrder: 1 },
      ...(rows.some((row) => row.last_error) ? [mailServerAnswer] : []),
    ],
    record: mailRecord,
    none: () => 'No mail is waiting.',
    hints: (rows, config) => [
      rows.some(({ state }) => state === 'failed') && `Try the failed ones again: ${shellCommand('retry')}`,
      !config.mail.smtpUrl && NO_SMTP,
    ],
  }),
];

const mailServerAnswer: Column<MailRow> = {
  title: 'The mail server said',
  value: (row) => toned('quiet', row.last_error ?? ''),
  minWidth: 20,
};

function excerpt(message: string): Span {
  return toned('quiet', excerptOf(message, EXCERPT_CHARACTERS));
}
