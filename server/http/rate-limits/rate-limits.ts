import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../durations.ts';
import { refusals } from '../responses/refusal.ts';

export type Limits = {
  /** Over all forms. High enough for a person who makes mistakes, low enough to stop a script. */
  readonly postsPerMinute: number;
  readonly notFoundPerMinute: number;
  /** Of the operator's token. */
  readonly wrongTokensPerMinute: number;
};

export const defaultLimits: Limits = { postsPerMinute: 60, notFoundPerMinute: 300, wrongTokensPerMinute: 20 };

/** Counts in memory, unless there is a store that all instances share. */
export async function addRateLimits(app: FastifyInstance, store?: FastifyRateLimitStoreCtor): Promise<void> {
  await app.register(rateLimit, { global: false, ...(store && { store }) });
}

export type Limiter = {
  /** Counts the request, and refuses it when there were too many. */
  count(request: FastifyRequest): Promise<void>;
  /** Refuses it when there were too many already, and does not count it. */
  refuseExceeded(request: FastifyRequest): Promise<void>;
};

/** A count per IP address, shared by all the routes that use the same limiter. */
export function limiter(app: FastifyInstance, name: keyof Limits, max: number): Limiter {
  const check = app.createRateLimit({
    max,
    timeWindow: MINUTE_MS,
    // A whole IPv6 network counts as one address, since a visitor has all of it.
    keyGenerator: (request) => `${name} ${normalizeIP(request.ip)}`,
  });
  const refuse = (count: Awaited<ReturnType<typeof check>>) => {
    if (!count.isAllowed && count.isExceeded) throw refusals.tooMany(Math.max(1, count.ttlInSeconds));
  };
  return {
    count: async (request) => refuse(await check(request)),
    refuseExceeded: async (request) => refuse(await check(request, { increment: false })),
  };
}
