import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { MailKind, OutboxRow } from '../database/schema.ts';
import { freeBuffer } from '../process/free-buffer.ts';
import { addMilliseconds, type Clock } from '../time/clock.ts';
import { MINUTE_MS } from '../time/durations.ts';
import type { MailMessage } from './mail/mail-message.ts';
import type { Mailer } from './mail/mailer.ts';
import * as store from './outbox-store.ts';
import {
  describeFailure,
  isRecipientRefused,
  RETRY_FOR_MS,
  retryDelayMs,
  wasNotTriedForLong,
} from './retry.ts';

/** The message is composed again at that time. */
export type Postponed = { readonly postponedTo: Date };

/** Makes the message of an outbox row; undefined if it is no longer needed. */
export type Compose = (row: OutboxRow) => Promise<MailMessage | Postponed | undefined>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly compose: Readonly<Record<MailKind, Compose>>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

/** Sends due messages one after the other. Several workers may run at once, in several instances. */
export function createOutboxWorker({ database, clock, mailer, compose, log }: Dependencies) {
  /** Messages accepted by the mail server while the database was unavailable, which must not be sent again. */
  const sentUnrecorded = new Map<number, Date>();
  let isStopping = false;

  async function sendDue(): Promise<void> {
    await recordLateSends();
    // Alternates, so that a new form does not wait behind hundreds of others, and the oldest is not starved by new
    // ones.
    for (let count = 0; !isStopping; count++) {
      const row = await store.claimDue(database, clock(), count % 2 === 0 ? 'oldest' : 'newest');
      if (!row) return;
      await handle(row);
    }
  }

  async function handle(row: OutboxRow): Promise<void> {
    if (sentUnrecorded.has(row.id)) return recordLateSends();
    try {
      const message = await compose[row.kind](row);
      if (!message) return await store.recordUnneeded(database, row.id);
      if ('postponedTo' in message) return await store.recordPostponed(database, row.id, message.postponedTo);
      await send(row, message);
    } catch (error) {
      return recordFailure(row, error);
    }
    sentUnrecorded.set(row.id, clock());
    await recordLateSends();
    log.info({ outbox: row.id, kind: row.kind, attempts: row.attempts }, 'mail sent');
  }

  async function send({ id, message_key: key }: OutboxRow, message: MailMessage): Promise<void> {
    const { attachments = [] } = message;
    try {
      if (attachments.length > 0)
        await store.extendLease(
          database,
          id,
          addMilliseconds(clock(), mailer.timeoutMs(message) + MINUTE_MS),
        );
      await mailer.send({ ...message, key });
    } finally {
      for (const { content } of attachments) freeBuffer(content);
    }
  }

  async function recordLateSends(): Promise<void> {
    for (const [id, sentAt] of sentUnrecorded) {
      await store.recordSent(database, id, sentAt);
      sentUnrecorded.delete(id);
    }
  }

  async function recordFailure(row: OutboxRow, error: unknown): Promise<void> {
    const now = clock();
    const reason = describeFailure(error);
    const triedSince = wasNotTriedForLong(new Date(row.next_attempt_at), now)
      ? now
      : new Date(row.first_attempt_at ?? now);
    const giveUpAt = addMilliseconds(triedSince, RETRY_FOR_MS);
    // A visitor may have mistyped the address. A refused mail to the owner is a configuration problem and is retried.
    const isRefused = store.recipients[row.kind] === 'visitor' && isRecipientRefused(error);
    if (isRefused || now >= giveUpAt) {
      log[isRefused ? 'warn' : 'error']({ outbox: row.id, kind: row.kind, reason }, 'mail given up');
      return store.recordGivenUp(database, row.id, reason);
    }
    log.warn({ outbox: row.id, kind: row.kind, attempts: row.attempts, reason }, 'mail not sent, will retry');
    return store.recordRetry(database, row.id, {
      triedSince,
      at: addMilliseconds(now, retryDelayMs(row.attempts)),
      error: reason,
    });
  }

  return {
    sendDue,
    /** Starts no further message. */
    stop() {
      isStopping = true;
    },
  };
}
