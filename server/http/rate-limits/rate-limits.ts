import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../time/durations.ts';
import { type Refusal, refusals } from '../responses/refusal.ts';
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
};

/** Counts requests by key. If there were too many, returns the seconds until the end of their window. */
export function requestCounter(app: FastifyInstance, { name, max, windowMs, keyOf }: Counter) {
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${name} ${keyOf(request)}`,
  });
  return async (request: FastifyRequest, options?: { increment: boolean }): Promise<number | undefined> => {
    const counted = await count(request, options);
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : undefined;
  };
}

export type Limiter = {
  /** Counts the request, and refuses it if there were too many. */
  count(request: FastifyRequest): Promise<void>;
  /** Refuses the request if there were too many already, without counting it. */
  refuseExceeded(request: FastifyRequest): Promise<void>;
};

/** How many times as much a whole IPv6 /48 may send as one address: it may be the phones of a town. */
const NETWORK_FACTOR = 10;

export type LimiterOptions = {
  readonly windowMs?: number;
  /** The refusal if there were too many. */
  refusal?(retryAfterSeconds: number): Refusal;
};

/** Counts per IP address and per network, across all routes that use the same limiter. */
export function limiter(
  app: FastifyInstance,
  name: keyof Limits,
  max: number,
  { windowMs = MINUTE_MS, refusal = refusals.tooMany }: LimiterOptions = {},
): Limiter {
  const byAddress = requestCounter(app, { name, max, windowMs, keyOf: ipAddressOf });
  const byNetwork = requestCounter(app, { name, max: max * NETWORK_FACTOR, windowMs, keyOf: networkOf });
  async function check(request: FastifyRequest, options?: { increment: boolean }): Promise<void> {
    const waits = [await byAddress(request, options)];
    if (networkOf(request) !== ipAddressOf(request)) waits.push(await byNetwork(request, options));
    for (const seconds of waits) if (seconds !== undefined) throw refusal(seconds);
  }
  return {
    count: (request) => check(request),
    refuseExceeded: (request) => check(request, { increment: false }),
  };
}
