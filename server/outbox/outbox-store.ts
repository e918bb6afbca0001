import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Database, isPostgres } from '../database/database.ts';
import { markJournal } from '../database/journal.ts';
import type { MailKind, MailState, OutboxRow, Schema } from '../database/schema.ts';
import { addMilliseconds } from '../time/clock.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { reminderKinds } from './reminders.ts';

/** Longer than an attempt without attachments can take, so it expires only if the worker died. */
export const LEASE_MS = 3 * MINUTE_MS;

/** Claims the oldest or newest due message, so that no other worker sends it; undefined if none is due. */
export async function claimDue(
  database: Database,
  now: Date,
  which: 'oldest' | 'newest',
): Promise<OutboxRow | undefined> {
  const order = which === 'oldest' ? 'asc' : 'desc';
  const at = now.toISOString();
  const next = database
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', at)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
    .where(waitsForNoOtherMail)
    .orderBy('next_attempt_at', order)
    .orderBy('id', order)
    .limit(1)
    .$if(isPostgres(database), (query) => query.forUpdate().skipLocked());
  return database
    .updateTable('outbox')
    .set({
      locked_until: addMilliseconds(now, LEASE_MS).toISOString(),
      attempts: sql<number>`attempts + 1`,
      first_attempt_at: sql<string>`coalesce(first_attempt_at, ${at})`,
    })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}

/** A reminder follows the mail about its request, also if that one is retried for long or sent by another worker. */
function waitsForNoOtherMail({ eb, exists, not, selectFrom }: ExpressionBuilder<Schema, 'outbox'>) {
  const firstMail = selectFrom('outbox as first')
    .select('first.id')
    .whereRef('first.contact_message_id', '=', 'outbox.contact_message_id')
    .where('first.kind', '=', 'contact-message')
    .where('first.state', '=', 'waiting');
  return eb.or([eb('outbox.kind', 'not in', reminderKinds), not(exists(firstMail))]);
}

/** Used for a message that takes longer than others. */
export async function extendLease(database: Database, id: number, until: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ locked_until: until.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function recordSent(database: Database, id: number, at: Date): Promise<void> {
  await finish(database, id, { state: 'sent', sent_at: at.toISOString(), last_error: null });
}

export async function recordUnneeded(database: Database, id: number): Promise<void> {
  await finish(database, id, { state: 'unneeded' });
}

/** The mail was not tried: the time for retries begins then. */
export async function recordPostponed(database: Database, id: number, at: Date): Promise<void> {
  await finish(database, id, { attempts: 0, first_attempt_at: null, next_attempt_at: at.toISOString() });
}

export async function recordGivenUp(database: Database, id: number, error: string): Promise<void> {
  await finish(database, id, { state: 'failed', last_error: error });
}

export async function recordRetry(
  database: Database,
  id: number,
  { triedSince, at, error }: { readonly triedSince: Date; readonly at: Date; readonly error: string },
): Promise<void> {
  await finish(database, id, {
    first_attempt_at: triedSince.toISOString(),
    next_attempt_at: at.toISOString(),
    last_error: error,
  });
}

async function finish(
  database: Database,
  id: number,
  outcome: Partial<
    Pick<OutboxRow, 'state' | 'sent_at' | 'attempts' | 'first_attempt_at' | 'next_attempt_at' | 'last_error'>
  >,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ ...outcome, locked_until: null })
    .where('id', '=', id)
    .execute();
  if (outcome.state) await deleteOutlived(database, id);
}

/** A mail that outlived its request, such as one about a cancelled visit, is deleted when it is done. */
async function deleteOutlived(database: Database, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('id', '=', id)
      .where('details', 'is not', null)
      .where('contact_message_id', 'is', null)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0) await markJournal(transaction);
  });
}

export type UnsentMail = {
  /** The number of mails that are due. */
  readonly waiting: number;
  /** The number of mails that were given up. */
  readonly failed: number;
  /** For how long the oldest one has been due; 0 if none is. */
  readonly oldestWaitingSeconds: number;
};

/** The owner's mail only: a visitor's mistyped address is no reason for an alarm. */
export async function readUnsentMail(database: Database, now: Date): Promise<UnsentMail> {
  const { count, due_at } = await database
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll().as('count'), sql<string | null>`min(${dueAt})`.as('due_at')])
    .where(isInState('waiting'))
    .where('kind', 'in', ownerKinds)
    .where(dueAt, '<=', now.toISOString())
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(count),
    failed: await countOwnerMail(database, 'failed'),
    oldestWaitingSeconds:
      due_at === null ? 0 : Math.floor((now.getTime() - new Date(due_at).getTime()) / 1000),
  };
}

/** Counts the owner's mail in this state. Waiting mail includes reminders that are not due yet. */
export async function countOwnerMail(
  database: Database,
  state: Extract<MailState, 'waiting' | 'sent' | 'failed'>,
): Promise<number> {
  let total = 0;
  // One kind at a time: for several kinds at once SQLite would read the rows instead of the index alone.
  for (const kind of ownerKinds) {
    const { count } = await database
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll().as('count'))
      .where(isInState(state))
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    total += Number(count);
  }
  return total;
}

/** The recipient of each kind of mail. */
export const recipients: Record<MailKind, 'owner' | 'visitor'> = {
  'contact-message': 'owner',
  'contact-confirmation': 'visitor',
  'reminder-at-half': 'owner',
  'reminder-before-end': 'owner',
  'job-application': 'owner',
  'application-confirmation': 'visitor',
  'newsletter-confirmation': 'visitor',
  'newsletter-link': 'visitor',
  'morning-summary': 'owner',
  'flood-digest': 'owner',
  'words-request': 'visitor',
  'words-received': 'owner',
  'request-added': 'owner',
  'request-link': 'visitor',
  'visit-to-visitor': 'visitor',
  'visit-to-owner': 'owner',
  'visit-reminder': 'visitor',
};
const ownerKinds = (Object.keys(recipients) as MailKind[]).filter((kind) => recipients[kind] === 'owner');

/** A literal instead of a parameter, because SQLite would not use the partial indexes otherwise. */
function isInState(state: MailState) {
  return sql<SqlBool>`state = ${sql.lit(state)}`;
}

/** A retry moves the next attempt into the future, but the message has been due since the first one. */
const dueAt = sql<string>`coalesce(first_attempt_at, next_attempt_at)`;
