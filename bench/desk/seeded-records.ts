import { randomUUID } from 'node:crypto';
import { experienceLevels, positions } from '../../content/careers.ts';
import { company } from '../../content/company.ts';
import { projectTypes } from '../../content/project-types.ts';
import { applicationFields } from '../../contract/forms/application.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import { columnsOf } from '../../contract/forms/field.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import type { MailState, NewOutboxRow } from '../../server/database/schema.ts';
import { applicationSearchColumns, leadSearchColumns } from '../../server/database/search-columns.ts';
import { outboxRow } from '../../server/outbox/outbox.ts';
import { batchesOf } from '../../server/process/batches.ts';
import { DAY_MS, HOUR_MS } from '../../server/time/durations.ts';
import { sampleValues } from '../../testing/sample-values.ts';
import { inventedText } from '../growth/invented-text.ts';

export const LEADS = 100_000;
/** The newest leads. */
const WAITING = 20_000;
const SPAM = 5_000;
const APPLICATIONS = 10_000;
const SUBSCRIBERS = 10_000;

/** Occurs in this one lead only. */
export const RARE_WORD = 'quetzalcoatlus';
/** The oldest lead, so that a search has to read all of them. */
const RARE_LEAD = 1;
export const COMMON_WORD = 'visitor';
export const SOME_REFERENCE = `${company.initials}-L050000`;

/** Younger than the leads that the server deletes at its start. */
export const LEADS_OVER_DAYS = 600;
const SPAM_OVER_DAYS = 28;
const PEOPLE_OVER_DAYS = 300;

const AT_ONCE = 500;
/** A typical length: a few sentences. */
const MESSAGE_MODEL = 'word '.repeat(60).trim();

type Row = { readonly index: number; readonly received_at: string };

/**
 * Seeds a company's records after years, or after a flood: leads in all states with their mail, and everything else.
 */
export async function seedRecords(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await inBatches(database, LEADS, LEADS_OVER_DAYS, insertLeads);
    await inBatches(database, SPAM, SPAM_OVER_DAYS, insertSpam);
    await inBatches(database, APPLICATIONS, PEOPLE_OVER_DAYS, insertApplications);
    await inBatches(database, SUBSCRIBERS, PEOPLE_OVER_DAYS, insertSubscribers);
  } finally {
    await database.destroy();
  }
}

/** Spread evenly over the last days, oldest first. */
async function inBatches(
  database: Database,
  total: number,
  days: number,
  insert: (database: Database, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const begin = Date.now() - days * DAY_MS;
  const rows = Array.from({ length: total }, (_, position) => ({
    index: position + 1,
    received_at: new Date(begin + (position * days * DAY_MS) / total).toISOString(),
  }));
  for (const batch of batchesOf(rows, AT_ONCE))
    await database.transaction().execute((transaction) => insert(transaction, batch));
}

async function insertLeads(database: Database, rows: readonly Row[]): Promise<void> {
  const stored = await database
    .insertInto('contact_messages')
    .values(
      rows.map((row) => {
        const values = {
          ...lead(row, 'L'),
          answered_at: isWaiting(row) ? null : later(row, 5 * HOUR_MS),
          message: `${inventedText(MESSAGE_MODEL, row.index)}${row.index === RARE_LEAD ? ` ${RARE_WORD}` : ''}`,
        };
        return { ...values, ...leadSearchColumns(values) };
      }),
    )
    .returning(['id', 'reference', 'received_at'])
    .execute();
  await database
    .insertInto('outbox')
    .values(rows.flatMap((row, position) => mailOf(row, required(stored[position]))))
    .execute();
}

/** The mail itself, a confirmation and two reminders: sent, failed, overdue, or not needed any more. */
function mailOf(row: Row, stored: Parameters<typeof outboxRow>[1]): NewOutboxRow[] {
  const at = new Date(row.received_at);
  const inState = (mail: ReturnType<typeof outboxRow>, state: MailState): NewOutboxRow => ({
    ...mail,
    state,
    attempts: state === 'unneeded' ? 0 : 1,
    first_attempt_at: state === 'unneeded' ? null : row.received_at,
    last_error: state === 'failed' ? '550 5.1.1 The mailbox is full' : null,
    sent_at: state === 'sent' ? later(row, 3_000) : null,
    recipient_key: null,
  });
  const ownState =
    isWaiting(row) && row.index % 10 === 0 ? 'waiting' : row.index % 25 === 0 ? 'failed' : 'sent';
  const reminderState = isWaiting(row) ? 'waiting' : 'unneeded';
  return [
    inState(outboxRow('contact-message', stored, at), ownState),
    { ...inState(outboxRow('contact-confirmation', stored, at), 'sent'), recipient_key: emailOf(row) },
    inState(outboxRow('reminder-at-half', stored, new Date(at.getTime() + 12 * HOUR_MS)), reminderState),
    inState(outboxRow('reminder-before-end', stored, new Date(at.getTime() + 20 * HOUR_MS)), reminderState),
  ];
}

async function insertSpam(database: Database, rows: readonly Row[]): Promise<void> {
  const spam = { is_spam: 1, spam_reason: 'honeypot', answered_at: null } as const;
  await database
    .insertInto('contact_messages')
    .values(rows.map((row) => ({ ...lead(row, 'S'), ...spam })))
    .execute();
}

async function insertApplications(database: Database, rows: readonly Row[]): Promise<void> {
  const [position] = positions;
  const [experience] = experienceLevels;
  const stored = await database
    .insertInto('job_applications')
    .values(
      rows.map((row) => {
        const typed = { ...person(row), position: position.title, experience };
        const values = {
          ...columnsOf(applicationFields, sampleValues(applicationFields, typed)),
          ...received(row, 'A'),
          resume_filename: null,
          is_spam: 0 as const,
        };
        return { ...values, ...applicationSearchColumns(values) };
      }),
    )
    .returning(['id', 'reference', 'received_at'])
    .execute();
  await database
    .insertInto('outbox')
    .values(
      stored.map((application) => ({
        ...outboxRow('job-application', application, new Date(application.received_at)),
        state: 'sent' as const,
        attempts: 1,
        sent_at: application.received_at,
      })),
    )
    .execute();
}

async function insertSubscribers(database: Database, rows: readonly Row[]): Promise<void> {
  await database
    .insertInto('newsletter_subscriptions')
    .values(
      rows.map((row) => ({
        email: emailOf(row),
        consent_version: '2026-11',
        consent_wording: 'I would like to receive the newsletter.',
        page: '/',
        created_at: row.received_at,
      })),
    )
    .execute();
}

function lead(row: Row, kind: string) {
  const projectType = projectTypes[row.index % projectTypes.length] ?? projectTypes[0];
  return {
    ...columnsOf(contactFields, sampleValues(contactFields, { ...person(row), projectType })),
    ...received(row, kind),
    form: 'estimate' as const,
    subject: `Free Estimate Request - ${projectType}`,
    reply_to: emailOf(row),
    reply_by: later(row, DAY_MS),
    is_spam: 0 as 0 | 1,
  };
}

function person(row: Row) {
  return {
    name: `Visitor ${row.index}`,
    email: emailOf(row),
    phone: `(416) 555-${String(row.index % 10_000).padStart(4, '0')}`,
    message: inventedText(MESSAGE_MODEL, row.index),
  };
}

function received({ index, received_at }: Row, kind: string) {
  return {
    reference: `${company.initials}-${kind}${String(index).padStart(6, '0')}`,
    submission_id: randomUUID(),
    body_hash: randomUUID(),
    spam_reason: null,
    received_at,
  };
}

function emailOf({ index }: Row): string {
  return `visitor${index}@example.ca`;
}

function isWaiting({ index }: Row): boolean {
  return index > LEADS - WAITING;
}

function later({ received_at }: Row, milliseconds: number): string {
  return new Date(new Date(received_at).getTime() + milliseconds).toISOString();
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The database returned fewer rows than were inserted.');
  return value;
}
