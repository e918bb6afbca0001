import type { Database, Transaction } from '../database/database.ts';
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
  do
    found = await database
      .transaction()
      .execute(
        async (transaction) =>
          (await fillLeads(transaction, since)) + (await fillApplications(transaction, since)),
      );
  while (found > 0);
}

async function fillLeads(transaction: Transaction, since: string): Promise<number> {
  const rows = await transaction
    .selectFrom('contact_messages')
    .selectAll()
    .where('received_at', '>=', since)
    .where('search_text', '=', '')
    // In the same order on all machines, which would deadlock otherwise.
    .orderBy('received_at')
    .limit(ROWS_AT_ONCE)
    .execute();
  for (const row of rows)
    await transaction
      .updateTable('contact_messages')
      .set(leadSearchColumns(row))
      .where('id', '=', row.id)
      .execute();
  return rows.length;
}

async function fillApplications(transaction: Transaction, since: string): Promise<number> {
  const rows = await transaction
    .selectFrom('job_applications')
    .leftJoin('resumes', 'resumes.job_application_id', 'job_applications.id')
    .selectAll('job_applications')
    .select('resumes.original_name')
    .where('received_at', '>=', since)
    .where('search_text', '=', '')
    .orderBy('received_at')
    .limit(ROWS_AT_ONCE)
    .execute();
  for (const row of rows)
    await transaction
      .updateTable('job_applications')
      .set(applicationSearchColumns(row))
      .where('id', '=', row.id)
      .execute();
  return rows.length;
}
