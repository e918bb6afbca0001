import { sql } from 'kysely';
import { type Database, isPostgres, type Queries } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { type ApplicationRow, applicationRecord, applications } from './applications.ts';
import { leadRecord } from './leads.ts';
import { listPhotos, photoRecord } from './photos.ts';
import type { Found } from './references.ts';
import { type SubscriberRow, subscriberRecord } from './subscribers.ts';

/** Everything that is kept about one person. */
export type Person = {
  readonly leads: readonly ContactMessageRow[];
  readonly applications: readonly ApplicationRow[];
  readonly subscriptions: readonly SubscriberRow[];
};

/** A person with this record only, so that it can be deleted or shown without the others. */
export function recordAlone({ kind, row }: Found): Person {
  return {
    leads: kind === 'lead' ? [row] : [],
    applications: kind === 'application' ? [row] : [],
    subscriptions: [],
  };
}

/** What is kept about somebody besides one record. */
export function withoutRecord(person: Person, { kind, row }: Found): Person {
  return {
    leads: person.leads.filter(({ id }) => kind !== 'lead' || id !== row.id),
    applications: person.applications.filter(({ id }) => kind !== 'application' || id !== row.id),
    subscriptions: person.subscriptions,
  };
}

/** By e-mail address, whatever its case. */
export async function findPerson(database: Queries, email: string): Promise<Person> {
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
export async function personRecord(database: Queries, { leads, applications, subscriptions }: Person) {
  return {
    leads: await Promise.all(leads.map((lead) => leadRecordWithPhotos(database, lead))),
    applications: applications.map(applicationRecord),
    subscriptions: subscriptions.map(subscriberRecord),
  };
}

async function leadRecordWithPhotos(database: Queries, lead: ContactMessageRow) {
  return { ...leadRecord(lead), photos: (await listPhotos(database, lead.id)).map(photoRecord) };
}

export function hasNoRecords({ leads, applications, subscriptions }: Person): boolean {
  return leads.length + applications.length + subscriptions.length === 0;
}

/** Resumes, photos and mail go with the lead or application that they belong to. */
export async function deletePerson(database: Database, person: Person): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const { id } of person.leads)
      await transaction.deleteFrom('contact_messages').where('id', '=', id).execute();
    for (const { id } of person.applications)
      await transaction.deleteFrom('job_applications').where('id', '=', id).execute();
    for (const { id } of person.subscriptions)
      await transaction.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
  });
  // What was deleted would otherwise stay readable for a while in the journal beside the file.
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
