import type { ContactMessageRow } from '../../database/schema.ts';
import type { ApplicationRow } from '../../records/applications.ts';
import type { MailRow } from '../../records/mail.ts';
import type { InboxRecord } from '../../records/references.ts';
import type { SubscriberRow } from '../../records/subscribers.ts';
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
import type { Column } from '../screen/table.ts';

const EXCERPT_CHARACTERS = 160;

export function leadColumns(now: Date): Column<ContactMessageRow>[] {
  return [
    { title: 'Reference', of: (lead) => toned('reference', lead.reference) },
    { title: 'Age', of: (lead) => ageOf(lead.received_at, now), dropOrder: 1 },
    { title: 'Answer', of: (lead) => answerStatus(lead, now) },
    { title: 'Name', of: (lead) => toned(lead.answered_at ? 'plain' : 'strong', lead.name), minWidth: 10 },
    { title: 'Project', of: (lead) => lead.project_type, minWidth: 16, dropOrder: 2 },
    { title: 'Phone', of: (lead) => lead.phone, minWidth: 14, dropOrder: 3 },
    { title: 'Message', of: (lead) => excerpt(lead.message), minWidth: 20, dropOrder: 4 },
  ];
}

export function applicationColumns(now: Date): Column<ApplicationRow>[] {
  return [
    { title: 'Reference', of: (row) => toned('reference', row.reference) },
    { title: 'Age', of: (row) => ageOf(row.received_at, now) },
    { title: 'Name', of: (row) => toned('strong', row.name), minWidth: 12 },
    { title: 'Position', of: (row) => row.position, minWidth: 14 },
    { title: 'Experience', of: (row) => row.experience, minWidth: 10, dropOrder: 2 },
    { title: 'Resume', of: (row) => resumeKind(row) ?? toned('quiet', 'none') },
    { title: 'Phone', of: (row) => row.phone, minWidth: 14, dropOrder: 1 },
    { title: 'Message', of: (row) => excerpt(row.message), minWidth: 20, dropOrder: 3 },
  ];
}

export function subscriberColumns(now: Date): Column<SubscriberRow>[] {
  return [
    { title: 'E-mail', of: (row) => toned('strong', row.email), minWidth: 24 },
    { title: 'Age', of: (row) => ageOf(row.created_at, now) },
    { title: 'Consent', of: (row) => row.consent_version || 'no wording was kept', minWidth: 10 },
    { title: 'On page', of: (row) => row.page, minWidth: 10, dropOrder: 1 },
  ];
}

export function spamColumns(now: Date): Column<InboxRecord>[] {
  return [
    { title: 'Reference', of: ({ row }) => toned('reference', row.reference) },
    { title: 'Age', of: ({ row }) => ageOf(row.received_at, now) },
    { title: 'Deleted', of: ({ row }) => timeUntilDeletion(row, now) },
    { title: 'Why', of: ({ row }) => spamReasonOf(row), dropOrder: 1 },
    { title: 'Name', of: ({ row }) => row.name, minWidth: 12 },
    { title: 'E-mail', of: ({ row }) => row.email, minWidth: 16, dropOrder: 2 },
    { title: 'Message', of: ({ row }) => excerpt(row.message), minWidth: 16 },
  ];
}

export function mailColumns(now: Date, rows: readonly MailRow[]): Column<MailRow>[] {
  const columns: Column<MailRow>[] = [
    { title: 'Reference', of: (row) => toned('reference', row.reference ?? '') },
    { title: 'Mail', of: (row) => mailKinds[row.kind] },
    { title: 'State', of: (row) => mailStatus(row, now) },
    { title: 'Tries', of: (row) => String(row.attempts), dropOrder: 2 },
    { title: 'About', of: (row) => row.name ?? '', minWidth: 12, dropOrder: 1 },
    { title: 'The mail server said', of: (row) => toned('quiet', row.last_error ?? ''), minWidth: 20 },
  ];
  return rows.some((row) => row.last_error) ? columns : columns.slice(0, -1);
}

function excerpt(message: string): Span {
  return toned('quiet', excerptOf(message, EXCERPT_CHARACTERS));
}
