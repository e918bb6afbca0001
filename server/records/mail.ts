import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { MailState } from '../database/schema.ts';
import { reminderKinds } from '../outbox/reminders.ts';
import { EVERY_ROW, listPart } from './list-part.ts';
import { type RecordId, recordColumn } from './record-column.ts';
import type { SubmissionRecord } from './references.ts';

/** Thousands of mails may have failed, and each update blocks the event loop. */
const RETRIED_AT_ONCE = 200;

export type MailRow = InferResult<ReturnType<typeof mail>>[number];

/** Mail that was given up, oldest first. */
export const failedMail = unsentMail('failed');

/** Ordered by the time of the next attempt. */
export const waitingMail = unsentMail('waiting');

function unsentMail(state: 'failed' | 'waiting') {
  return listPart({
    name: state,
    table: 'outbox',
    time: 'next_attempt_at',
    order: 'asc',
    condition: sql<SqlBool>`outbox.state = ${sql.lit(state)}`,
    rows: mail,
  });
}

/** All mail that was not given up, sent or not, newest first. */
const otherMail = listPart({
  name: 'other',
  table: 'outbox',
  time: 'next_attempt_at',
  order: 'desc',
  condition: sql<SqlBool>`outbox.state <> 'failed'`,
  rows: mail,
});

/** All unsent mail, failed first; optionally with mail that was sent or became unneeded. */
export async function listMail(database: Database, { includesSent = false } = {}): Promise<MailRow[]> {
  const others = includesSent ? otherMail : waitingMail;
  return [...(await failedMail.read(database)), ...(await others.read(database))];
}

/** In the order in which it is sent. */
export function mailAbout(database: Database, about: SubmissionRecord): Promise<MailRow[]> {
  return mail(database)
    .where(isAbout(about))
    .orderBy('outbox.next_attempt_at')
    .orderBy('outbox.id')
    .execute();
}

export async function lastSentAt(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('outbox')
    .select('sent_at')
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at ?? undefined;
}

/** Makes failed mail due now and restarts its retry period: the mail about one record, or all of it. */
export async function retryFailed(database: Database, now: Date, about?: SubmissionRecord): Promise<void> {
  let updated: number;
  do {
    const { numUpdatedRows } = await database
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, first_attempt_at: null, next_attempt_at: now.toISOString() })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'failed')
          .where(about ? isAbout(about) : EVERY_ROW)
          .limit(RETRIED_AT_ONCE),
      )
      .executeTakeFirstOrThrow();
    updated = Number(numUpdatedRows);
  } while (updated === RETRIED_AT_ONCE);
}

/** Makes unneeded mail due again, except reminders. The worker drops what is still unneeded, or too late by now. */
export async function reinstateMail(transaction: Transaction, about: RecordId): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, first_attempt_at: null })
    .where(recordColumn(about), '=', about.row.id)
    .where('kind', 'not in', reminderKinds)
    .where('state', '=', 'unneeded')
    .execute();
}

function isAbout(about: SubmissionRecord) {
  return sql<SqlBool>`${sql.ref(`outbox.${recordColumn(about)}`)} = ${about.row.id}`;
}

function mail(database: Database) {
  return database
    .selectFrom('outbox')
    .leftJoin('contact_messages', 'contact_messages.id', 'outbox.contact_message_id')
    .leftJoin('job_applications', 'job_applications.id', 'outbox.job_application_id')
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.state',
      'outbox.attempts',
      'outbox.next_attempt_at',
      'outbox.last_error',
      'outbox.sent_at',
    ])
    .select((eb) => [
      eb.fn.coalesce('contact_messages.reference', 'job_applications.reference').as('reference'),
      eb.fn.coalesce('contact_messages.name', 'job_applications.name').as('name'),
    ]);
}

/** `retrying`: it did not get through, and is tried again later. */
export type MailProgress = Exclude<MailState, 'waiting'> | 'due' | 'retrying' | 'planned';

/** How far a mail has come, with the time when it was sent or will be tried. */
export function progressOf(
  { state, sent_at, next_attempt_at, last_error }: MailRow,
  now: Date,
): { progress: MailProgress; at: string } {
  const at = sent_at ?? next_attempt_at;
  if (state !== 'waiting') return { progress: state, at };
  if (new Date(at) <= now) return { progress: 'due', at };
  return { progress: last_error ? 'retrying' : 'planned', at };
}

export function mailRecord(row: MailRow) {
  return {
    reference: row.reference,
    name: row.name,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
    sentAt: row.sent_at,
    lastError: row.last_error,
  };
}
