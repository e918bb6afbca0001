import { sql } from 'kysely';
import { type Database, isPostgres, type Queries } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { type ApplicationRow, applicationRecord, applications } from './applications.ts';
import { leadRecord } from './leads.ts';
import { listPhotos, photoRecord } from './photos.ts';
import type { InboxRecord } from './references.ts';
import { type SubscriberRow, subscriberRecord } from './subscribers.ts';

/** All records about one person, or some of them. */
export type PersonRecords = {
  readonly leads: readonly ContactMessageRow[];
  readonly applications: readonly ApplicationRow[];
  readonly subscriptions: readonly SubscriberRow[];
};

/** So that one can be deleted or shown without the others of the same person. */
export function onlyRecord({ kind, row }: InboxRecord): PersonRecords {
  return {
    leads: kind === 'lead' ? [row] : [],
    applications: kind === 'application' ? [row] : [],
    subscriptions: [],
  };
}

/** What is kept about somebody besides one record. */
export function withoutRecord(records: PersonRecords, { kind, row }: InboxRecord): PersonRecords {
  return {
    leads: records.leads.filter(({ id }) => kind !== 'lead' || id !== row.id),
    applications: records.applications.filter(({ id }) => kind !== 'application' || id !== row.id),
    subscriptions: records.subscriptions,
  };
}

/** Whatever the case of the address. */
export async function findByEmail(database: Queries, email: string): Promise<PersonRecords> {
  const address = email.trim().toLowerCase();
  return {
    leads: await database
      .selectFrom('contact_messages')
      .selectAll()
      .where((eb) =>
        eb.or([eb(eb.fn('lower', ['email']), '=', address), eb(eb.fn('lower', ['reply_to']), '=', address)]),
      )
      .orderBy('id')
      .execute(),
    applications: await applications(database)
      .where((eb) => eb(eb.fn('lower', ['email']), '=', address))
      .orderBy('id')
      .execute(),
    subscriptions: await database
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['email']), '=', address))
      .execute(),
  };
}

/** The copy that people may ask for. */
export async function personCopy(database: Queries, { leads, applications, subscriptions }: PersonRecords) {
  return {
    leads: await Promise.all(leads.map((lead) => leadRecordWithPhotos(database, lead))),
    applications: applications.map(applicationRecord),
    subscriptions: subscriptions.map(subscriberRecord),
  };
}

async function leadRecordWithPhotos(database: Queries, lead: ContactMessageRow) {
  return { ...leadRecord(lead), photos: (await listPhotos(database, lead.id)).map(photoRecord) };
}

export function hasNoRecords({ leads, applications, subscriptions }: PersonRecords): boolean {
  return leads.length + applications.length + subscriptions.length === 0;
}

/** Resumes, photos and mail go with the lead or application that they belong to. */
export async function deleteRecords(database: Database, records: PersonRecords): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const { id } of records.leads)
      await transaction.deleteFrom('contact_messages').where('id', '=', id).execute();
    for (const { id } of records.applications)
      await transaction.deleteFrom('job_applications').where('id', '=', id).execute();
    for (const { id } of records.subscriptions)
      await transaction.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
  });
  // What was deleted would otherwise stay readable for a while in the journal beside the file.
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
