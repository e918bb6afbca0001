import { type SqlBool, sql } from 'kysely';
import type { Database, Queries } from '../database/database.ts';
import type { RecordKind } from '../database/schema.ts';
import type { ClientWordsRow } from '../database/site-tables.ts';
import { type DeletionResult, type DeletionSettings, deleteForGood } from '../deletion/delete-for-good.ts';
import { visitRecord, visitsOf } from '../visits/visits.ts';
import { additionRecord, listAdditions } from './additions.ts';
import { type ApplicationRow, applicationRecord, applications } from './applications.ts';
import { wordsDeletions, wordsRecord } from './client-words.ts';
import { type LeadRow, leadRecord, leadRows } from './leads.ts';
import { listPhotos, photoRecord } from './photos.ts';
import type { SubmissionRecord } from './references.ts';
import { type SubscriberRow, subscriberRecord } from './subscribers.ts';

/** All or some of the records about one person. */
export type PersonRecords = {
  readonly leads: readonly LeadRow[];
  readonly applications: readonly ApplicationRow[];
  readonly subscriptions: readonly SubscriberRow[];
  /** Requests for a testimonial, and the words. */
  readonly words: readonly ClientWordsRow[];
};

/** A single record, so that it can be deleted or shown without the person's others. */
export function onlyRecord({ kind, row }: SubmissionRecord): PersonRecords {
  return {
    leads: kind === 'lead' ? [row] : [],
    applications: kind === 'application' ? [row] : [],
    subscriptions: [],
    words: [],
  };
}

/** The person's records except this one. */
function withoutRecord(records: PersonRecords, { kind, row }: SubmissionRecord): PersonRecords {
  return {
    leads: records.leads.filter(({ id }) => kind !== 'lead' || id !== row.id),
    applications: records.applications.filter(({ id }) => kind !== 'application' || id !== row.id),
    subscriptions: records.subscriptions,
    words: records.words,
  };
}

/** All records of the person who sent this one. Without an email address, as with some callers, only this record. */
export async function findPerson(database: Queries, found: SubmissionRecord): Promise<PersonRecords> {
  if (found.row.email) return findByEmail(database, found.row.email);
  const records = onlyRecord(found);
  return { ...records, words: await findWords(database, records.leads) };
}

/** Ignores the case of the address. */
export async function findByEmail(database: Queries, email: string): Promise<PersonRecords> {
  const address = email.trim().toLowerCase();
  const leads = await leadRows(database)
    .where((eb) =>
      eb.or([eb(eb.fn('lower', ['email']), '=', address), eb(eb.fn('lower', ['reply_to']), '=', address)]),
    )
    .orderBy('id')
    .execute();
  return {
    leads,
    applications: await applications(database)
      .where((eb) => eb(eb.fn('lower', ['email']), '=', address))
      .orderBy('id')
      .execute(),
    subscriptions: await database
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['email']), '=', address))
      .execute(),
    words: await findWords(database, leads, address),
  };
}

/** Words that were written again after a withdrawal have no address, only the reference of the request. */
async function findWords(
  database: Queries,
  leads: readonly LeadRow[],
  address?: string,
): Promise<ClientWordsRow[]> {
  return database
    .selectFrom('client_words')
    .selectAll()
    .where('kept_since', 'is not', null)
    .where((eb) =>
      eb.or([
        ...(address ? [eb(eb.fn('lower', ['email']), '=', address)] : []),
        ...(leads.length > 0
          ? [
              eb(
                'reference',
                'in',
                leads.map(({ reference }) => reference),
              ),
            ]
          : []),
      ]),
    )
    .orderBy('id')
    .execute();
}

/**
 * Other records that may be from the same sender: with the same address or phone number. Only for display: people in
 * one house share a number, so copies and deletions use the address only.
 */
export async function findOthers(database: Queries, found: SubmissionRecord): Promise<PersonRecords> {
  const { phone_digits } = found.row;
  const byEmail = await findPerson(database, found);
  const byPhone = {
    leads: await leadRows(database).where(samePhone(phone_digits)).orderBy('id').execute(),
    applications: await applications(database).where(samePhone(phone_digits)).orderBy('id').execute(),
  };
  const all = {
    ...byEmail,
    leads: distinct([...byEmail.leads, ...byPhone.leads]),
    applications: distinct([...byEmail.applications, ...byPhone.applications]),
  };
  return withoutRecord(all, found);
}

/** Matches nothing without a number. The same condition as in the partial index, which excludes such rows. */
function samePhone(digits: string) {
  return sql<SqlBool>`phone_digits <> '' and phone_digits = ${digits}`;
}

function distinct<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The copy of their data that people may ask for. The owner's notes are private and not included. */
export async function personCopy(
  database: Queries,
  { leads, applications, subscriptions, words }: PersonRecords,
) {
  const records = await Promise.all(leads.map((lead) => leadRecordWithPhotos(database, lead)));
  return {
    leads: records.map(({ note: _, ...copied }) => copied),
    applications: applications.map(applicationRecord).map(({ note: _, ...copied }) => copied),
    subscriptions: subscriptions.map(subscriberRecord),
    words: words.map(wordsRecord),
  };
}

/** For JSON output. */
export async function leadRecordWithPhotos(database: Queries, lead: LeadRow) {
  return {
    ...leadRecord(lead),
    photos: (await listPhotos(database, lead.id)).map(photoRecord),
    additions: (await listAdditions(database, lead.id)).map(additionRecord),
    visits: (await visitsOf(database, lead.id)).map(visitRecord),
  };
}

export function hasNoRecords({ leads, applications, subscriptions, words }: PersonRecords): boolean {
  return leads.length + applications.length + subscriptions.length + words.length === 0;
}

export async function deleteRecords(
  database: Database,
  settings: DeletionSettings,
  { leads, applications, subscriptions, words }: PersonRecords,
  now: Date,
  by: 'visitor' | 'owner' = 'owner',
): Promise<DeletionResult> {
  const deleted_at = now.toISOString();
  const deletion = (kind: RecordKind, record_id: number, received_at: string) => ({
    kind,
    record_id,
    received_at,
    deleted_at,
  });
  const deletions = [
    ...leads.map(({ id, received_at }) => deletion('lead', id, received_at)),
    ...applications.map(({ id, received_at }) => deletion('application', id, received_at)),
    ...subscriptions.map(({ id, created_at }) => deletion('subscription', id, created_at)),
    ...wordsDeletions(words, now),
  ];
  return deleteForGood(database, settings, [deletions], now, by);
}
