import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '../../server/database/database.ts';
import type { MailState } from '../../server/database/schema.ts';
import { reminderKinds } from '../../server/outbox/reminders.ts';

export type StoredLead = {
  readonly message: string;
  readonly reference: string;
  /** Of the resume; 0 where there is none. */
  readonly fileBytes: number;
  /** Of the photos, in their order. */
  readonly photoWidths: readonly number[];
};

/** What the owner has done to a request. */
export type StoredMark = { readonly isAnswered: boolean; readonly note: string };

export type StoredMail = {
  readonly messageKey: string;
  readonly kind: string;
  readonly reference: string;
  readonly state: MailState;
};

export type Stored = {
  readonly leads: readonly StoredLead[];
  /** By reference. */
  readonly marks: ReadonlyMap<string, StoredMark>;
  readonly subscribers: readonly string[];
  /** Without reminders, whose time has not come. */
  readonly mail: readonly StoredMail[];
};

/** What the database has, read beside the running site. */
export async function openSoakDatabase(settings: { dataDir: string; databaseUrl: string | undefined }) {
  const database = await openDatabase(settings);
  return {
    read: () => patiently(() => readStored(database)),
    /** Keys of the mail that a process has in its hands, or had when it was killed. */
    mailInFlight: () => patiently(() => readMailInFlight(database)),
    countWaiting: () => patiently(() => countWaiting(database)),
    close: () => database.destroy(),
  };
}

const TRIES = 20;

/** What ends all sessions of the site ends ours too, and a busy machine keeps others waiting. */
async function patiently<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES; ; left--) {
    try {
      return await read();
    } catch (error) {
      if (left === 0) throw error;
      await wait(500);
    }
  }
}

async function readMailInFlight(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('outbox')
    .select('message_key')
    .where('state', '=', 'waiting')
    .where('locked_until', 'is not', null)
    .execute();
  return rows.map(({ message_key }) => message_key);
}

async function countWaiting(database: Database): Promise<number> {
  const rows = await database
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', 'not in', reminderKinds)
    .execute();
  return rows.length;
}

async function readStored(database: Database): Promise<Stored> {
  const messages = await database
    .selectFrom('contact_messages')
    .select(['id', 'message', 'reference', 'answered_at', 'note'])
    .execute();
  const photos = await database
    .selectFrom('lead_photos')
    .select(['contact_message_id', 'width'])
    .orderBy('number')
    .execute();
  const photosOf = Map.groupBy(photos, ({ contact_message_id }) => contact_message_id);
  const applications = await database
    .selectFrom('job_applications')
    .leftJoin('resumes', 'resumes.job_application_id', 'job_applications.id')
    .select(['job_applications.id', 'message', 'reference', 'size'])
    .execute();
  const subscribers = await database.selectFrom('newsletter_subscriptions').select('email').execute();
  const mail = await database
    .selectFrom('outbox')
    .select(['message_key', 'kind', 'contact_message_id', 'job_application_id', 'state'])
    .where('kind', 'not in', reminderKinds)
    .execute();
  const messageReferences = new Map(messages.map(({ id, reference }) => [id, reference]));
  const applicationReferences = new Map(applications.map(({ id, reference }) => [id, reference]));
  return {
    leads: [
      ...messages.map(({ id, message, reference }) => ({
        message,
        reference,
        fileBytes: 0,
        photoWidths: (photosOf.get(id) ?? []).map(({ width }) => width),
      })),
      ...applications.map(({ message, reference, size }) => ({
        message: message ?? '',
        reference,
        fileBytes: size ?? 0,
        photoWidths: [],
      })),
    ],
    marks: new Map(
      messages.map(({ reference, answered_at, note }) => [
        reference,
        { isAnswered: answered_at !== null, note: note ?? '' },
      ]),
    ),
    subscribers: subscribers.map(({ email }) => email),
    mail: mail.map((row) => ({
      messageKey: row.message_key,
      kind: row.kind,
      state: row.state,
      reference:
        messageReferences.get(row.contact_message_id ?? 0) ??
        applicationReferences.get(row.job_application_id ?? 0) ??
        '',
    })),
  };
}
