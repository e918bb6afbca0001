import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SubmissionTable } from '../../database/schema.ts';
import type { FloodWindow } from '../../outbox/floods.ts';

/** A request, an application, or what was added to a request later, in a digest. */
export type FloodSubmission = {
  readonly reference: string;
  readonly name: string;
  readonly about: string;
  readonly received_at: string;
};

/** Counts what came in the window without a mail of its own, and reads the oldest and the newest of it. */
export async function readFloodSubmissions(database: Database, window: FloodWindow, limit: number) {
  const counts: number[] = [];
  const oldest: FloodSubmission[] = [];
  const newest: FloodSubmission[] = [];
  for (const unmailed of [
    unmailedSubmissions(database, 'contact_messages', window),
    unmailedSubmissions(database, 'job_applications', window),
    unmailedAdditions(database, window),
  ]) {
    counts.push(await unmailed.count());
    oldest.push(...(await unmailed.list('asc', limit)));
    newest.push(...(await unmailed.list('desc', limit)));
  }
  const [messages = 0, applications = 0, additions = 0] = counts;
  return {
    count: messages + applications + additions,
    hasAdditions: additions > 0,
    oldest: oldest.toSorted((a, b) => a.received_at.localeCompare(b.received_at)).slice(0, limit),
    newest: newest.toSorted((a, b) => b.received_at.localeCompare(a.received_at)).slice(0, limit),
  };
}

type Unmailed = {
  count(): Promise<number>;
  list(order: 'asc' | 'desc', limit: number): Promise<FloodSubmission[]>;
};

function unmailedSubmissions(
  database: Database,
  table: SubmissionTable,
  { from, to }: FloodWindow,
): Unmailed {
  const [kind, column, about] =
    table === 'contact_messages'
      ? (['contact-message', 'contact_message_id', 'project_type'] as const)
      : (['job-application', 'job_application_id', 'position'] as const);
  const rows = database
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
  return {
    async count() {
      const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
      return Number(count);
    },
    list: (order, limit) =>
      rows
        .select(['reference', 'name', 'received_at', sql.ref<string>(about).as('about')])
        .orderBy('received_at', order)
        .orderBy('id', order)
        .limit(limit)
        .execute(),
  };
}

function unmailedAdditions(database: Database, { from, to }: FloodWindow): Unmailed {
  const rows = database
    .selectFrom('lead_additions')
    .innerJoin('contact_messages', 'contact_messages.id', 'lead_additions.contact_message_id')
    .where('lead_additions.received_at', '>=', from.toISOString())
    .where('lead_additions.received_at', '<=', to.toISOString())
    .where('contact_messages.is_spam', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.contact_message_id', '=', 'lead_additions.contact_message_id')
            .whereRef('outbox.created_at', '=', 'lead_additions.received_at')
            .where('outbox.kind', '=', 'request-added'),
        ),
      ),
    );
  return {
    async count() {
      const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
      return Number(count);
    },
    list: (order, limit) =>
      rows
        .select(['contact_messages.reference', 'contact_messages.name', 'lead_additions.received_at'])
        .select(sql.lit('more about the request').as('about'))
        .orderBy('lead_additions.received_at', order)
        .orderBy('lead_additions.id', order)
        .limit(limit)
        .$castTo<FloodSubmission>()
        .execute(),
  };
}
