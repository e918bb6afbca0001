import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from './random.ts';

const EVERY_MS = [15_000, 60_000] as const;

/** Ends all sessions of the site, as a failover of the database does. Returns how often. */
export async function endSessionsNowAndThen(
  databaseUrl: string | undefined,
  random: Random,
  untilMs: number,
): Promise<number> {
  if (!databaseUrl) return 0;
  for (let count = 0; ; count++) {
    await wait(random.between(...EVERY_MS));
    if (Date.now() > untilMs) return count;
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
  }
}
