import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { SubmissionTable } from '../../database/schema.ts';
import type { FloodWindow } from '../../outbox/floods.ts';

/** A request or an application in a digest. */
export type FloodSubmission = {
  readonly reference: string;
  readonly name: string;
  readonly about: string;
  readonly received_at: string;
};

/** Counts the submissions of the window without a mail of their own, and reads the oldest and the newest of them. */
export async function readFloodSubmissions(database: Queries, window: FloodWindow, limit: number) {
  let count = 0;
  const oldest: FloodSubmission[] = [];
  const newest: FloodSubmission[] = [];
  for (const table of ['contact_messages', 'job_applications'] as const) {
    const own = await unmailed(database, table, window)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    count += Number(own.count);
    oldest.push(...(await listed(database, table, window, 'asc', limit)));
    newest.push(...(await listed(database, table, window, 'desc', limit)));
  }
  return {
    count,
    oldest: oldest.toSorted((a, b) => a.received_at.localeCompare(b.received_at)).slice(0, limit),
    newest: newest.toSorted((a, b) => b.received_at.localeCompare(a.received_at)).slice(0, limit),
  };
}

function listed(
  database: Queries,
  table: SubmissionTable,
  window: FloodWindow,
  order: 'asc' | 'desc',
  limit: number,
): Promise<FloodSubmission[]> {
  const about = table === 'contact_messages' ? 'project_type' : 'position';
  return unmailed(database, table, window)
    .select(['reference', 'name', 'received_at', sql.ref<string>(about).as('about')])
    .orderBy('received_at', order)
    .orderBy('id', order)
    .limit(limit)
    .execute();
}

function unmailed(database: Queries, table: SubmissionTable, { from, to }: FloodWindow) {
  const [kind, column] =
    table === 'contact_messages'
      ? (['contact-message', 'contact_message_id'] as const)
      : (['job-application', 'job_application_id'] as const);
  return database
    .selectFrom(table)
    .where('received_at', '>=', from.toISOString())
    .where('received_at', '<=', to.toISOString())
    .where('is_spam', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef(`outbox.${column}`, '=', `${table}.id`)
            .where('outbox.kind', '=', kind),
        ),
      ),
    );
}
