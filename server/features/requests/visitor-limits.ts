import type { FastifyInstance } from 'fastify';
import { company } from '../../../content/company.ts';
import type { SharedCounts } from '../../http/rate-limits/count-in-database.ts';
import { limitSuccesses, type SuccessLimiter } from '../../http/rate-limits/limit-successes.ts';
import type { Limits } from '../../http/rate-limits/rate-limits.ts';
import { Refusal } from '../../http/responses/refusal.ts';
import { DAY_MS } from '../../time/durations.ts';

/** Limits the visits that one network may book. */
export function limitBookings(
  app: FastifyInstance,
  { bookingsPerDay }: Pick<Limits, 'bookingsPerDay'>,
  sharedCounts: SharedCounts | undefined,
): SuccessLimiter {
  return limitSuccesses(app, 'bookingsPerDay', bookingsPerDay, {
    sharedCounts,
    windowMs: DAY_MS,
    refusal: refusedFor('Many visits were booked from your connection today.'),
  });
}

/** Limits the requests that one network may delete: each deletion is remembered for as long as backups may be used. */
export function limitDeletions(
  app: FastifyInstance,
  { deletionsPerDay }: Pick<Limits, 'deletionsPerDay'>,
): SuccessLimiter {
  return limitSuccesses(app, 'deletionsPerDay', deletionsPerDay, {
    windowMs: DAY_MS,
    refusal: refusedFor('Many requests were deleted from your connection today.'),
  });
}

function refusedFor(reason: string) {
  return (retryAfterSeconds: number) =>
    new Refusal(429, `${reason} Please call us at ${company.phone.display}.`, { retryAfterSeconds });
}
