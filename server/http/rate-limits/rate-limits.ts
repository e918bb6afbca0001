import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../time/durations.ts';
import { type Refusal, refusals } from '../responses/refusal.ts';
import { addressOf, networkOf } from './network.ts';

export type Limits = {
  /** Over all forms. High enough for a person who makes mistakes, low enough to stop a script. */
  readonly postsPerMinute: number;
  readonly notFoundPerMinute: number;
  /** Of the operator's token. */
  readonly wrongTokensPerMinute: number;
  /** Forms that bring files. */
  readonly uploadsPerHour: number;
  /** Of the files of all forms together. Thousands of photos: more than a contractor gets, less than fills a disk. */
  readonly uploadBytesPerDay: number;
  /** Visits that visitors book. */
  readonly bookingsPerDay: number;
};

export const defaultLimits: Limits = {
  postsPerMinute: 60,
  notFoundPerMinute: 300,
  wrongTokensPerMinute: 20,
  uploadsPerHour: 20,
  uploadBytesPerDay: 1024 ** 3,
  bookingsPerDay: 6,
};

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

/** How much more a whole IPv6 site may send than one address of it: it may be the phones of a town. */
const NETWORK_FACTOR = 10;

type LimiterOptions = {
  readonly windowMs?: number;
  /** What is said when there were too many. */
  refusal?(retryAfterSeconds: number): Refusal;
};

/** A count per IP address, and one per network, shared by all the routes that use the same limiter. */
export function limiter(
  app: FastifyInstance,
  name: keyof Limits,
  max: number,
  { windowMs = MINUTE_MS, refusal = refusals.tooMany }: LimiterOptions = {},
): Limiter {
  const counter = (allowed: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max: allowed,
      timeWindow: windowMs,
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
    });
  const byAddress = counter(max, addressOf);
  const byNetwork = counter(max * NETWORK_FACTOR, networkOf);
  async function check(request: FastifyRequest, options?: { increment: boolean }): Promise<void> {
    const counts = [await byAddress(request, options)];
    if (networkOf(request) !== addressOf(request)) counts.push(await byNetwork(request, options));
    for (const count of counts)
      if (!count.isAllowed && count.isExceeded) throw refusal(Math.max(1, count.ttlInSeconds));
  }
  return {
    count: (request) => check(request),
    refuseExceeded: (request) => check(request, { increment: false }),
  };
}
