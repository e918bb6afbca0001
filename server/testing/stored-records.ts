import { randomUUID } from 'node:crypto';
import { applicationFields } from '../../contract/forms/application.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import { columnsOf } from '../../contract/forms/field.ts';
import { sampleValues } from '../../testing/sample-values.ts';
import type { Database } from '../database/database.ts';
import type {
  ContactMessageRow,
  JobApplicationRow,
  NewOutboxRow,
  SubmissionKind,
} from '../database/schema.ts';
import { applicationSearchColumns, foldText, leadSearchColumns } from '../database/search-columns.ts';
import { newReference } from '../forms/reference.ts';
import { EXPERIENCE, POSITION } from './applications.ts';
import { PROJECT_TYPE } from './forms.ts';
import { CLOCK_START } from './test-service.ts';

type Changed = 'message' | 'is_spam' | 'spam_reason' | 'received_at';
type LeadChanges = Partial<
  Pick<ContactMessageRow, Changed | 'name' | 'email' | 'reply_to' | 'reply_by' | 'answered_at'>
>;
type ApplicationChanges = Partial<Pick<JobApplicationRow, Changed | 'answered_at' | 'answer'>>;

/** The time a number of minutes after the test clock's start. */
export function minute(number: number): string {
  return new Date(CLOCK_START.getTime() + number * 60_000).toISOString();
}

/** Inserts many leads at once without their mail, faster than through forms. Returns the rows in the same order. */
export function storeLeads(database: Database, leads: readonly LeadChanges[]) {
  const values = leads.map((changes) => ({
    ...columnsOf(contactFields, sampleValues(contactFields, { ...PERSON, projectType: PROJECT_TYPE })),
    ...received('lead'),
    form: 'estimate' as const,
    subject: 'Free Estimate Request',
    reply_to: 'maya@example.ca',
    reply_by: minute(24 * 60),
    ...changes,
  }));
  const rows = values.map((row) => ({ ...row, ...leadSearchColumns(row) }));
  return database.insertInto('contact_messages').values(rows).returningAll().execute();
}

export function storeApplications(database: Database, applications: readonly ApplicationChanges[]) {
  const values = applications.map((changes) => ({
    ...columnsOf(
      applicationFields,
      sampleValues(applicationFields, { ...PERSON, position: POSITION, experience: EXPERIENCE }),
    ),
    ...received('application'),
    ...changes,
  }));
  const rows = values.map((row) => ({ ...row, ...applicationSearchColumns(row) }));
  return database.insertInto('job_applications').values(rows).returningAll().execute();
}

export function storeSubscribers(database: Database, createdAt: readonly string[]) {
  const values = createdAt.map((created_at, index) => ({
    email: `reader${index}@example.ca`,
    consent_version: '1',
    consent_wording: 'Yes.',
    page: '/',
    created_at,
  }));
  return database.insertInto('newsletter_subscriptions').values(values).returningAll().execute();
}

export function storeMail(database: Database, mails: readonly Partial<NewOutboxRow>[]) {
  const values = mails.map((changes) => ({
    kind: 'contact-message' as const,
    message_key: randomUUID(),
    state: 'waiting' as const,
    attempts: 0,
    next_attempt_at: minute(0),
    created_at: minute(0),
    ...changes,
  }));
  return database.insertInto('outbox').values(values).returningAll().execute();
}

const PERSON = {
  name: 'Maya Okafor',
  email: 'maya@example.ca',
  phone: '(416) 555-0199',
  message: 'Galley kitchen in a 1920s semi.',
};

function received(kind: SubmissionKind) {
  return {
    reference: unusedReference(kind),
    submission_id: randomUUID(),
    body_hash: randomUUID(),
    is_spam: 0 as const,
    received_at: minute(0),
  };
}

const usedReferences = new Set<string>();

/** Among a thousand random references, two are sometimes equal. */
function unusedReference(kind: SubmissionKind): string {
  const reference = newReference(kind);
  if (usedReferences.has(reference)) return unusedReference(kind);
  usedReferences.add(reference);
  return reference;
}

/** Adds the same note to every lead. */
export async function noteEveryLead(database: Database, text: string): Promise<void> {
  await database
    .insertInto('lead_notes')
    .columns(['contact_message_id', 'text', 'search_text'])
    .expression((eb) =>
      eb
        .selectFrom('contact_messages')
        .select(['id', eb.val(text).as('text'), eb.val(foldText(text)).as('search_text')]),
    )
    .execute();
}
