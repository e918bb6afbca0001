import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Deletion, RecordKind } from '../database/schema.ts';
import type { ClientWordsRow } from '../database/site-tables.ts';
import { type DeletionResult, type DeletionSettings, deleteForGood } from '../deletion/delete-for-good.ts';
import { deletableTables } from '../deletion/deletion-list.ts';
import { visitRecord, visitsOf } from '../visits/visits.ts';
import { additionRecord, listAdditions } from './additions.ts';
import { type ApplicationRow, applicationRecord, applications } from './applications.ts';
import { wordsRecord } from './client-words.ts';
import { type LeadRow, leadRecord, leadRows } from './leads.ts';
import { countIds, findIds, type Person } from './person.ts';
import { listPhotos, photoRecord } from './photos.ts';
import { type SubscriberRow, subscriberRecord } from './subscribers.ts';
import { printableJson } from './wording/printable-text.ts';

/** Some of the records about one person. */
export type PersonRecords = {
  readonly leads: readonly LeadRow[];
  readonly applications: readonly ApplicationRow[];
  readonly subscriptions: readonly SubscriberRow[];
  /** Requests for a testimonial, and the words. */
  readonly words: readonly ClientWordsRow[];
};

/** The newest records of each kind, newest first, and the number of all records. */
export type NewestRecords = PersonRecords & { readonly total: number };

const SHOWN_OF_EACH_KIND = 20;
const READ_AT_ONCE = 50;
/** SQLite blocks the event loop while it deletes: see ROWS_AT_ONCE in server/deletion/retention.ts. */
const DELETED_AT_ONCE = 50;

const NO_RECORDS: PersonRecords = { leads: [], applications: [], subscriptions: [], words: [] };
const KINDS = ['lead', 'application', 'subscription', 'words'] as const;

export async function newestRecords(database: Database, person: Person): Promise<NewestRecords> {
  let records = NO_RECORDS;
  let total = 0;
  for (const kind of KINDS) {
    const ids = await findIds(database, person, kind, { order: 'desc', limit: SHOWN_OF_EACH_KIND });
    records = { ...records, ...(await readRecords(database, kind, ids, 'desc')) };
    total += ids.length < SHOWN_OF_EACH_KIND ? ids.length : await countIds(database, person, kind);
  }
  return { ...records, total };
}

export async function hasRecords(database: Database, person: Person): Promise<boolean> {
  for (const kind of KINDS)
    if ((await findIds(database, person, kind, { order: 'asc', limit: 1 })).length > 0) return true;
  return false;
}

/** All records in parts, each of one kind, in the order of arrival. */
export async function* recordParts(
  database: Database,
  person: Person,
  kinds: readonly RecordKind[] = KINDS,
): AsyncGenerator<PersonRecords> {
  for (const kind of kinds)
    for await (const ids of idParts(database, person, kind, READ_AT_ONCE))
      yield { ...NO_RECORDS, ...(await readRecords(database, kind, ids, 'asc')) };
}

async function* idParts(
  database: Database,
  person: Person,
  kind: RecordKind,
  limit: number,
): AsyncGenerator<number[]> {
  for (let after: number | undefined; ; ) {
    const ids = await findIds(database, person, kind, { order: 'asc', after, limit });
    if (ids.length === 0) return;
    yield ids;
    after = ids.at(-1);
    await nextTurn();
  }
}

async function readRecords(
  database: Database,
  kind: RecordKind,
  ids: readonly number[],
  order: 'asc' | 'desc',
): Promise<Partial<PersonRecords>> {
  if (ids.length === 0) return {};
  switch (kind) {
    case 'lead':
      return {
        leads: await leadRows(database)
          .where('contact_messages.id', 'in', ids)
          .orderBy('contact_messages.id', order)
          .execute(),
      };
    case 'application':
      return {
        applications: await applications(database)
          .where('job_applications.id', 'in', ids)
          .orderBy('job_applications.id', order)
          .execute(),
      };
    case 'subscription':
      return {
        subscriptions: await database
          .selectFrom('newsletter_subscriptions')
          .selectAll()
          .where('id', 'in', ids)
          .orderBy('id', order)
          .execute(),
      };
    case 'words':
      return {
        words: await database
          .selectFrom('client_words')
          .selectAll()
          .where('id', 'in', ids)
          .orderBy('id', order)
          .execute(),
      };
  }
}

/**
 * The copy of their data that people may ask for, as the text of a JSON document in parts. The owner's notes are private
 * and not included.
 */
export async function* personCopy(database: Database, person: Person): AsyncGenerator<string> {
  yield '{';
  let separator = '';
  for (const kind of KINDS) {
    yield `${separator}\n  "${LIST_NAMES[kind]}": [`;
    separator = ',';
    let between = '';
    for await (const records of recordParts(database, person, [kind]))
      for (const record of await copiesOf(database, records)) {
        yield `${between}\n${printableJson(record).replace(/^/gm, '    ')}`;
        between = ',';
      }
    yield between ? '\n  ]' : ']';
  }
  yield '\n}';
}

const LIST_NAMES: Readonly<Record<RecordKind, keyof PersonRecords>> = {
  lead: 'leads',
  application: 'applications',
  subscription: 'subscriptions',
  words: 'words',
};

async function copiesOf(
  database: Database,
  { leads, applications, subscriptions, words }: PersonRecords,
): Promise<object[]> {
  const records: { note: unknown }[] = applications.map(applicationRecord);
  for (const lead of leads) records.push(await leadRecordWithPhotos(database, lead));
  return [
    ...records.map(({ note: _, ...copied }) => copied),
    ...subscriptions.map(subscriberRecord),
    ...words.map(wordsRecord),
  ];
}

/** For JSON output. */
export async function leadRecordWithPhotos(database: Database, lead: LeadRow) {
  return {
    ...leadRecord(lead),
    photos: (await listPhotos(database, lead.id)).map(photoRecord),
    additions: (await listAdditions(database, lead.id)).map(additionRecord),
    visits: (await visitsOf(database, lead.id)).map(visitRecord),
  };
}

export async function deleteRecords(
  database: Database,
  settings: DeletionSettings,
  person: Person,
  now: Date,
  by: 'visitor' | 'owner' = 'owner',
): Promise<DeletionResult> {
  return deleteForGood(database, settings, deletionParts(database, person, now), now, by);
}

async function* deletionParts(database: Database, person: Person, now: Date): AsyncGenerator<Deletion[]> {
  const deleted_at = now.toISOString();
  // Words first: some are only known by the references of the person's requests.
  for (const kind of ['words', 'lead', 'application', 'subscription'] as const)
    for await (const ids of idParts(database, person, kind, DELETED_AT_ONCE)) {
      const { table, receivedAt } = deletableTables[kind];
      const { rows } = await sql<{ record_id: number; received_at: string | null }>`
        select id as record_id, ${sql.ref(receivedAt)} as received_at from ${sql.table(table)}
        where id in (${sql.join(ids)})
      `.execute(database);
      // Words may have been taken back in the meantime.
      yield rows.flatMap(({ record_id, received_at }) =>
        received_at === null ? [] : [{ kind, record_id, received_at, deleted_at }],
      );
    }
}
