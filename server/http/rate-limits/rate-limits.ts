import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/database.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { type Refusal, refusals } from '../responses/refusal.ts';
import type { SharedCounts } from './count-in-database.ts';
import { ipAddressOf, networkOf } from './network.ts';

export type Limits = {
  /** For all forms together. High enough for a person who makes mistakes, low enough to stop a script. */
  readonly postsPerMinute: number;
  /** Requests for unknown addresses, and all for addresses that are secret. */
  readonly guessesPerMinute: number;
  /** Attempts with a wrong operator token. */
  readonly wrongTokensPerMinute: number;
  /** Submissions with files. */
  readonly uploadsPerHour: number;
  /**
   * Bytes of the files of all forms together. Room for thousands of photos: more than a contractor gets, too little to
   * fill a disk.
   */
  readonly uploadBytesPerDay: number;
  /** Visits booked by visitors. */
  readonly bookingsPerDay: number;
  /** Requests deleted by those who sent them. */
  readonly deletionsPerDay: number;
};

export const defaultLimits: Limits = {
  postsPerMinute: 60,
  guessesPerMinute: 300,
  wrongTokensPerMinute: 20,
  uploadsPerHour: 20,
  uploadBytesPerDay: 1024 ** 3,
  bookingsPerDay: 6,
  deletionsPerDay: 10,
};

/** Counts in memory, unless a store shared by all instances is given. */
export async function addRateLimits(app: FastifyInstance, store?: FastifyRateLimitStoreCtor): Promise<void> {
  await app.register(rateLimit, { global: false, ...(store && { store }) });
}

type Counter = {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  keyOf(request: FastifyRequest): string;
  /** Without them nothing is counted in a transaction. */
  readonly sharedCounts?: SharedCounts | undefined;
};

type CountOptions = { readonly increment?: boolean; readonly transaction?: Transaction };

/** Counts requests by key. If there were too many, returns the seconds until the end of their window. */
export function requestCounter(app: FastifyInstance, { name, max, windowMs, keyOf, sharedCounts }: Counter) {
  const keyGenerator = (request: FastifyRequest) => `${name} ${keyOf(request)}`;
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator });
  const secondsOf = (ttl: number) => Math.max(1, Math.ceil(ttl / 1000));
  return async (
    request: FastifyRequest,
    { transaction, ...options }: CountOptions = {},
  ): Promise<number | undefined> => {
    if (transaction && sharedCounts) {
      const { current, ttl } = await sharedCounts.countIn(transaction, keyGenerator(request), windowMs);
      return current > max ? secondsOf(ttl) : undefined;
    }
    const counted = await count(request, options);
    return !counted.isAllowed && counted.isExceeded ? secondsOf(counted.ttl) : undefined;
  };
}

export type Limiter = {
  /** Counts the request, and refuses it if there were too many. */
  count(request: FastifyRequest): Promise<void>;
  /** Refuses the request if there were too many already, without counting it. */
  refuseExceeded(request: FastifyRequest): Promise<void>;
  /** Counts the request if the transaction commits, before any other instance can. Only where counts are shared. */
  readonly countIn: ((transaction: Transaction, request: FastifyRequest) => Promise<void>) | undefined;
};

/** How many times as much a whole IPv6 /48 may send as one address: it may be the phones of a town. */
const NETWORK_FACTOR = 10;

export type LimiterOptions = {
  readonly windowMs?: number;
  /** The refusal if there were too many. */
  refusal?(retryAfterSeconds: number): Refusal;
  readonly sharedCounts?: SharedCounts | undefined;
};

/** Counts per IP address and per network, across all routes that use the same limiter. */
export function limiter(
  app: FastifyInstance,
  name: keyof Limits,
  max: number,
  { windowMs = MINUTE_MS, refusal = refusals.tooMany, sharedCounts }: LimiterOptions = {},
): Limiter {
  const shared = { name, windowMs, sharedCounts };
  const byAddress = requestCounter(app, { ...shared, max, keyOf: ipAddressOf });
  const byNetwork = requestCounter(app, { ...shared, max: max * NETWORK_FACTOR, keyOf: networkOf });
  async function check(request: FastifyRequest, options?: CountOptions): Promise<void> {
    const waits = [await byAddress(request, options)];
    if (networkOf(request) !== ipAddressOf(request)) waits.push(await byNetwork(request, options));
    for (const seconds of waits) if (seconds !== undefined) throw refusal(seconds);
  }
  return {
    count: (request) => check(request),
    refuseExceeded: (request) => check(request, { increment: false }),
    countIn: sharedCounts && ((transaction, request) => check(request, { transaction })),
  };
}
