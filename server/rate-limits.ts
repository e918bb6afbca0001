import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from './answers/refusal.ts';

export type Limits = {
  /** Over all forms. A person who errs is never locked out; a script is. */
  readonly postsPerMinute: number;
  readonly notFoundPerMinute: number;
  /** Of the operator's token. */
  readonly wrongTokensPerMinute: number;
};

export const defaultLimits: Limits = { postsPerMinute: 60, notFoundPerMinute: 300, wrongTokensPerMinute: 20 };

const MINUTE_MS = 60_000;

export async function addRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/** A count per address, shared by all the routes that use the same limiter. */
export function limiter(app: FastifyInstance, max: number) {
  const check = app.createRateLimit({ max, timeWindow: MINUTE_MS });
  return async (request: FastifyRequest, _reply?: FastifyReply): Promise<void> => {
    const count = await check(request);
    if (!count.isAllowed && count.isExceeded) throw refusals.tooMany(Math.max(1, count.ttlInSeconds));
  };
}
