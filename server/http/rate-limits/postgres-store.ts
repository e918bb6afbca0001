import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { isOutOfService } from '../../database/database-errors.ts';
import type { Clock } from '../../time/clock.ts';
import { withTimeout } from '../../time/with-timeout.ts';
import type { SharedCounts, WindowCount } from './count-in-database.ts';
import { lastCounts } from './last-counts.ts';

/** A form waits no longer than this for a count. */
const TIMEOUT_MS = 1_000;

type Callback = (error: Error | null, result?: WindowCount) => void;

/**
 * Counts across all instances. While the database is unavailable, each instance continues from the last known counts.
 */
export function postgresRateLimitStore(shared: SharedCounts, clock: Clock): FastifyRateLimitStoreCtor {
  const known = lastCounts(clock);

  async function count(key: string, windowMs: number, max: number): Promise<WindowCount> {
    const last = known.get(key);
    // A key over its limit causes no more queries.
    if (last && last.current > max) return last;
    const counted = await inDatabase(shared.count(key, windowMs));
    return known.set(key, counted ?? { current: (last?.current ?? 0) + 1, ttl: last?.ttl ?? windowMs });
  }

  async function read(key: string): Promise<WindowCount> {
    const counted = await inDatabase(shared.read(key));
    return counted ?? known.get(key) ?? { current: 0, ttl: 0 };
  }

  return class PostgresRateLimitStore implements FastifyRateLimitStore {
    incr(key: string, callback: Callback, windowMs: number, max: number) {
      settle(count(key, windowMs, max), callback);
    }

    read(key: string, callback: Callback) {
      settle(read(key), callback);
    }

    /** All limits share one store, since their keys differ. */
    child() {
      return this;
    }
  };
}

/** Undefined if the database is unavailable. */
async function inDatabase(query: Promise<WindowCount>): Promise<WindowCount | undefined> {
  try {
    return await withTimeout(query, TIMEOUT_MS);
  } catch (error) {
    if (isOutOfService(error)) return undefined;
    throw error;
  }
}

function settle(result: Promise<WindowCount>, callback: Callback): void {
  result.then(
    (count) => callback(null, count),
    (error) => callback(error instanceof Error ? error : new Error(String(error))),
  );
}
