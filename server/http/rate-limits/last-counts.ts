import { addMilliseconds, type Clock } from '../../time/clock.ts';
import type { WindowCount } from './count-in-database.ts';

const KEYS_MAX = 5_000;

/** The last known count of each key until its window ends. The oldest is evicted if there are too many. */
export function lastCounts(clock: Clock) {
  const counts = new Map<string, { readonly current: number; readonly endsAt: Date }>();
  return {
    get(key: string): WindowCount | undefined {
      const known = counts.get(key);
      const ttl = known ? known.endsAt.getTime() - clock().getTime() : 0;
      if (known && ttl > 0) return { current: known.current, ttl };
      counts.delete(key);
      return undefined;
    },
    set(key: string, count: WindowCount): WindowCount {
      counts.delete(key);
      counts.set(key, { current: count.current, endsAt: addMilliseconds(clock(), count.ttl) });
      const [oldest] = counts.keys();
      if (counts.size > KEYS_MAX && oldest !== undefined) counts.delete(oldest);
      return count;
    },
  };
}
