import type { Database } from '../database/database.ts';
import { applicationSearchColumns, leadSearchColumns } from '../database/search-columns.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';

/** Longer than machines of two versions run side by side. Reads the index of the times of arrival. */
const LOOKED_BACK_MS = 7 * DAY_MS;
const ROWS_AT_ONCE = 100;

/**
 * While a new version is brought to one machine after the other, those of version 1.0.0 go on storing requests and
 * applications, without the columns that searches read. Only with PostgreSQL are there several.
 */
export async function fillSearchColumns(database: Database, now: Date): Promise<void> {
  const since = addMilliseconds(now, -LOOKED_BACK_MS).toISOString();
  let found: number;
  do found = (await fillLeads(database, since)) + (await fillApplications(database, since));
  while (found > 0);
}

async function fillLeads(database: Database, since: string): Promise<number> {
  const rows = await database
    .selectFrom('contact_messages')
    .selectAll()
    .where('received_at', '>=', since)
    .where('search_text', '=', '')
    .limit(ROWS_AT_ONCE)
    .execute();
  for (const row of rows)
    await database
      .updateTable('contact_messages')
      .set(leadSearchColumns(row))
      .where('id', '=', row.id)
      .execute();
  return rows.length;
}

async function fillApplications(database: Database, since: string): Promise<number> {
  const rows = await database
    .selectFrom('job_applications')
    .leftJoin('resumes', 'resumes.job_application_id', 'job_applications.id')
    .selectAll('job_applications')
    .select('resumes.original_name')
    .where('received_at', '>=', since)
    .where('search_text', '=', '')
    .limit(ROWS_AT_ONCE)
    .execute();
  for (const row of rows)
    await database
      .updateTable('job_applications')
      .set(applicationSearchColumns(row))
      .where('id', '=', row.id)
      .execute();
  return rows.length;
}
