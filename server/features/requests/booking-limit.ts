import type { FastifyInstance } from 'fastify';
import { company } from '../../../content/company.ts';
import { limitSuccesses, type SuccessLimiter } from '../../http/rate-limits/limit-successes.ts';
import type { Limits } from '../../http/rate-limits/rate-limits.ts';
import { Refusal } from '../../http/responses/refusal.ts';
import { DAY_MS } from '../../time/durations.ts';

/** Limits the visits that one network may book. */
export function limitBookings(
  app: FastifyInstance,
  { bookingsPerDay }: Pick<Limits, 'bookingsPerDay'>,
): SuccessLimiter {
  return limitSuccesses(app, 'bookingsPerDay', bookingsPerDay, { windowMs: DAY_MS, refusal: tooMany });
}

function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal(
    429,
    `Many visits were booked from your connection today. Please call us at ${company.phone.display}.`,
    { retryAfterSeconds },
  );
}
