import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { retentionDays } from '../../content/retention.ts';
import type { Database, Transaction } from '../database/database.ts';
import { emptyJournal, markJournal } from '../database/journal.ts';
import type { SubmissionTable } from '../database/schema.ts';
import { removeUnsavedPictures } from '../publications/pictures/unused-pictures.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';
import { minuteOf } from '../visits/visits.ts';
import { findClockJump, readLastRun, saveLastRun } from './last-run.ts';
import { removeOldCopies } from './leftover-copies.ts';

/**
 * SQLite blocks the event loop while it deletes: 50 leads with three photos each take 0.3 s, since their photos and
 * mail are some hundreds of rows.
 */
const ROWS_AT_ONCE = 50;

type Dependencies = {
  readonly database: Database;
  readonly dataDir: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/** Deletes expired records, unless the clock has jumped: then nothing is deleted until the owner confirms the date. */
export function createRetention({ database, dataDir, log }: Dependencies) {
  let wasBehind = false;

  /** A clock that is behind may be about to be corrected, so the last run is set back only the second time. */
  async function rememberRun(now: Date): Promise<void> {
    const lastRunAt = await readLastRun(database);
    const isBehind = lastRunAt !== undefined && now < lastRunAt;
    if (!isBehind || wasBehind) await saveLastRun(database, now);
    wasBehind = isBehind;
  }

  return async function runRetention(now: Date): Promise<void> {
    const jump = await findClockJump(database, now);
    if (jump) {
      // Stored so that a lead that arrives under the wrong clock does not count as the last run.
      await saveLastRun(database, jump.lastRunAt);
      log.error(
        { now, lastRunAt: jump.lastRunAt },
        `the clock says ${now.toISOString()}, but the site last ran at ${jump.lastRunAt.toISOString()}: nothing is deleted by age until the clock is set right or the date is confirmed on the desk`,
      );
      return;
    }
    await rememberRun(now);
    const deleted = await deleteExpired(database, now);
    if (deleted > 0) log.info({ deleted }, 'records past their time were deleted');
    await removeUnsavedPictures(database, now);
    const removed = await removeOldCopies(dataDir, now);
    if (removed > 0) log.info({ removed }, 'old copies of the database, left by a restore, were removed');
  };
}

/** Deletes what is past its time, in batches. Returns how many rows that were. */
export async function deleteExpired(
  database: Database,
  now: Date,
  { rowsAtOnce = ROWS_AT_ONCE } = {},
): Promise<number> {
  let deleted = 0;
  for (const deleteBatch of expiredBatches(database, now, rowsAtOnce)) {
    let rows: number;
    do {
      rows = await database.transaction().execute(async (transaction) => {
        const result = await deleteBatch(transaction).executeTakeFirstOrThrow();
        const changed = 'numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows;
        if (changed > 0) await markJournal(transaction);
        return Number(changed);
      });
      deleted += rows;
      await nextTurn();
    } while (rows > 0);
  }
  if (deleted > 0) await emptyJournal(database);
  return deleted;
}

/**
 * The retention periods of the privacy policy, each as a statement that deletes its next rows. A request stays until its
 * visit is over. Resumes, photos and waiting mail are deleted with their submission.
 */
function expiredBatches(database: Database, now: Date, rowsAtOnce: number) {
  const before = (days: number) => addMilliseconds(now, -days * DAY_MS).toISOString();
  const withComingVisit = database
    .selectFrom('visits')
    .select('contact_message_id')
    .where('cancelled_at', 'is', null)
    .where('end_minute', '>', minuteOf(now));
  const submissions = (table: SubmissionTable, days: number, isSpam?: 1) => {
    const expired = database.selectFrom(table).select('id').where('received_at', '<', before(days));
    const chosen = (isSpam ? expired.where('is_spam', '=', isSpam) : expired).$if(
      table === 'contact_messages',
      (query) => query.where('id', 'not in', withComingVisit),
    );
    return (transaction: Transaction) =>
      transaction.deleteFrom(table).where('id', 'in', chosen.limit(rowsAtOnce));
  };
  const withdrawn = database
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('withdrawn_at', '<', before(retentionDays.withdrawnSubscriptions));
  // Summaries, digests, mail about newsletters, clients' words, and visits whose request was deleted.
  const mailOfNoSubmission = database
    .selectFrom('outbox')
    .select('id')
    .where('contact_message_id', 'is', null)
    .where('job_application_id', 'is', null)
    .where('created_at', '<', before(retentionDays.mailOfNoSubmission));
  const unanswered = database
    .selectFrom('client_words')
    .select('id')
    .where('sent_at', 'is', null)
    .where('asked_at', '<', before(retentionDays.contactMessages))
    .where('email', 'is not', null);
  return [
    submissions('contact_messages', retentionDays.contactMessages),
    submissions('job_applications', retentionDays.jobApplications),
    submissions('contact_messages', retentionDays.spam, 1),
    submissions('job_applications', retentionDays.spam, 1),
    (transaction: Transaction) =>
      transaction.deleteFrom('newsletter_subscriptions').where('id', 'in', withdrawn.limit(rowsAtOnce)),
    (transaction: Transaction) =>
      transaction.deleteFrom('outbox').where('id', 'in', mailOfNoSubmission.limit(rowsAtOnce)),
    // Their links go on working.
    (transaction: Transaction) =>
      transaction
        .updateTable('client_words')
        .set({ email: null, name: null })
        .where('id', 'in', unanswered.limit(rowsAtOnce)),
  ];
}
