import type { FastifyInstance, FastifyRequest } from 'fastify';
import { company } from '../../../content/company.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { takeLock } from '../../database/locks.ts';
import { type Limits, limiter } from '../../http/rate-limits/rate-limits.ts';
import { Refusal } from '../../http/responses/refusal.ts';
import { addMilliseconds } from '../../time/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/durations.ts';

export type UploadLimits = {
  /** Counts a form with files, and refuses it if its sender has sent too many. */
  count(request: FastifyRequest): Promise<void>;
  /** Refuses files that exceed the bytes per day. Called in the transaction that stores them. */
  reserve(transaction: Transaction, files: NewFiles): Promise<void>;
};

type NewFiles = {
  readonly bytes: number;
  readonly receivedAt: Date;
  /** The form field at which the refusal is shown. */
  readonly field: string;
};

/** Keeps uploads from filling the disk on which submissions are stored. A form without files is never refused. */
export function createUploadLimits(
  app: FastifyInstance,
  { uploadsPerHour, uploadBytesPerDay }: Limits,
): UploadLimits {
  const { count } = limiter(app, 'uploadsPerHour', uploadsPerHour, { windowMs: HOUR_MS, refusal: tooMany });
  return {
    count,
    async reserve(transaction, { bytes, receivedAt, field }) {
      // Otherwise two could claim the same remaining bytes.
      await takeLock(transaction, 'upload-bytes');
      const stored = await uploadsOfDay(transaction, receivedAt);
      if (stored.bytes + bytes <= uploadBytesPerDay) return;
      // The earliest time at which there can be room again: when the oldest upload no longer counts.
      const waitMs = DAY_MS - (receivedAt.getTime() - (stored.oldest ?? receivedAt).getTime());
      throw noRoom(Math.ceil(waitMs / 1000)).at(field);
    },
  };
}

/** Sums what is stored instead of keeping a counter, so that it is right for all instances and after a restart. */
export async function uploadsOfDay(database: Database, now: Date) {
  const dayAgo = addMilliseconds(now, -DAY_MS).toISOString();
  const found = [
    await filesSince(database, 'lead_photos', dayAgo),
    await filesSince(database, 'resumes', dayAgo),
  ];
  const [oldest] = found.flatMap((files) => files.oldest ?? []).toSorted();
  return {
    bytes: found.reduce((sum, files) => sum + Number(files.bytes), 0),
    oldest: oldest === undefined ? undefined : new Date(oldest),
  };
}

function filesSince(database: Database, table: 'lead_photos' | 'resumes', from: string) {
  return database
    .selectFrom(table)
    .select(({ fn }) => [fn.sum('size').as('bytes'), fn.min('stored_at').as('oldest')])
    .where('stored_at', '>', from)
    .executeTakeFirstOrThrow();
}

function tooMany(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil((retryAfterSeconds * 1000) / MINUTE_MS);
  return new Refusal(
    429,
    `Many files came from your connection within the hour. Please send the form without a file, try again in ${minutes} minutes, or call us at ${company.phone.display}.`,
    { retryAfterSeconds },
  );
}

function noRoom(retryAfterSeconds: number): Refusal {
  return new Refusal(
    503,
    `We cannot take more files today. Please send the form without a file, or call us at ${company.phone.display}.`,
    { retryAfterSeconds },
  );
}
