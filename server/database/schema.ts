import type { Generated, Insertable, Selectable } from 'kysely';
import type { applicationFields } from '../../contract/forms/application.ts';
import type { ContactForm, contactFields } from '../../contract/forms/contact.ts';
import type { ColumnsOf } from '../../contract/forms/field.ts';
import type { Flag, Timestamp } from './column-types.ts';
import type {
  ClientWordsTable,
  SitePictureFilesTable,
  SitePicturesTable,
  SiteRecordsTable,
  SiteRevisionsTable,
  SiteVersionsTable,
} from './site-tables.ts';

/** What speaks for spam only together with others. */
export type SpamSign = 'links' | 'no-scripts' | 'no-browser' | 'phrases';

/** `owner`: marked by hand. `links+...`: the signs that met. */
export type SpamReason = 'honeypot' | 'too-fast' | 'owner' | `links+${string}`;

type Lead = {
  id: Generated<number>;
  reference: string;
  /** Made in the browser: the same id again is the same lead. */
  submission_id: string;
  /** Of everything the visitor wrote: tells a retry from another body under the same id. */
  body_hash: string;
  is_spam: Flag;
  spam_reason: SpamReason | null;
  received_at: Timestamp;
  /** What a search looks into; see search-columns.ts. */
  search_text: Generated<string>;
  /** Empty where no number was given. */
  phone_digits: Generated<string>;
};

type ContactMessagesTable = Lead &
  ColumnsOf<typeof contactFields> & {
    form: ContactForm;
    subject: string;
    /** The address that an answer goes to; the visitor's own unless the form named another. */
    reply_to: string;
    reply_by: Timestamp;
    answered_at: Timestamp | null;
    /** When the owner has first opened it. */
    read_at: Timestamp | null;
  };

/** Who has a token opens the page of the request. Only its hash is kept; a request has several. */
type RequestTokensTable = { hash: string; contact_message_id: number; issued_at: Timestamp };

/** What the visitor has sent to a request later, on its page. Photos of it have the same time. */
type LeadAdditionsTable = {
  id: Generated<number>;
  contact_message_id: number;
  received_at: Timestamp;
  text: string;
  photo_count: number;
};

/** The owner's private notes about a request or an application. */
export type LeadNotesTable = {
  id: Generated<number>;
  contact_message_id: number | null;
  job_application_id: number | null;
  /** Null for those from the time when notes had none. */
  written_at: Timestamp | null;
  text: string;
  search_text: Generated<string>;
};

/** One row: when the owner makes visits. */
type VisitRuleTable = {
  id: number;
  /** JSON; null until it was first saved. See server/visits/rule.ts. */
  content: string | null;
};

/** A visit to the house of a request. The database lets no two overlap that stand. */
type VisitsTable = {
  id: Generated<number>;
  contact_message_id: number;
  /** Of calendars: every change of the same visit has the next sequence. */
  uid: string;
  sequence: number;
  /** What was agreed on, '2026-11-19T09:00'; the instants follow from it. */
  wall_clock: string;
  time_zone: string;
  /** Since 1970, in UTC. Numbers, since only those make ranges that PostgreSQL can compare. */
  start_minute: number;
  end_minute: number;
  street: string;
  city: string;
  access: string;
  /** A published person who comes. */
  person_id: number | null;
  booked_at: Timestamp;
  changed_at: Timestamp;
  cancelled_at: Timestamp | null;
  cancelled_by: 'visitor' | 'owner' | null;
  reason: string | null;
};

/** Encoded here as JPEG, without metadata. */
type LeadPhotosTable = {
  contact_message_id: number;
  /** From 1, in the order in which they were sent. */
  number: number;
  /** The visitor's words; empty where there are none. */
  description: string;
  width: number;
  height: number;
  size: number;
  stored_at: Timestamp;
  content: Uint8Array;
};

export type ApplicationAnswer = 'answered' | 'declined';

type JobApplicationsTable = Lead &
  ColumnsOf<typeof applicationFields> & {
    /** The generated name of the stored resume, as the resume calls know it. */
    resume_filename: string | null;
    answered_at: Timestamp | null;
    answer: ApplicationAnswer | null;
  };

type ResumesTable = {
  job_application_id: number;
  file_name: string;
  original_name: string;
  media_type: string;
  size: number;
  content: Uint8Array;
  stored_at: Timestamp;
};

export type NewsletterSubscriptionsTable = {
  id: Generated<number>;
  email: string;
  consent_version: string;
  consent_wording: string;
  page: string;
  created_at: Timestamp;
  /** An address that has left and comes back has another row. */
  withdrawn_at: Timestamp | null;
};

export type MailKind =
  | 'contact-message'
  | 'contact-confirmation'
  | 'reminder-at-half'
  | 'reminder-before-end'
  | 'job-application'
  | 'application-confirmation'
  | 'newsletter-confirmation'
  | 'newsletter-link'
  | 'morning-summary'
  | 'flood-digest'
  | 'words-request'
  | 'words-received'
  | 'request-added'
  | 'request-link'
  | 'visit-to-visitor'
  | 'visit-to-owner'
  | 'visit-reminder';

/** `unneeded`: a reminder of an answered lead or that a later one has replaced, a confirmation that is too late. */
export type MailState = 'waiting' | 'sent' | 'failed' | 'unneeded';

type OutboxTable = {
  id: Generated<number>;
  kind: MailKind;
  /** Makes the Message-ID: the same for every attempt, so that a repeat is recognised as one. */
  message_key: string;
  contact_message_id: number | null;
  job_application_id: number | null;
  client_words_id: number | null;
  newsletter_subscription_id: number | null;
  /** Of a confirmation: the visitor's address as it is counted. */
  recipient_key: string | null;
  /** JSON: what a mail of a visit says, as it was when it was enqueued. See server/visits/visit-mail.ts. */
  details: string | null;
  state: MailState;
  attempts: number;
  first_attempt_at: Timestamp | null;
  next_attempt_at: Timestamp;
  last_error: string | null;
  /** A worker that was killed leaves its row locked until then. */
  locked_until: Timestamp | null;
  sent_at: Timestamp | null;
  created_at: Timestamp;
};

/** What all instances must agree on. */
type SecretsTable = { name: string; value: string };

export type RecordKind = 'lead' | 'application' | 'subscription' | 'words';

/** Says which record was deleted, and nothing about whom. */
type DeletionsTable = {
  kind: RecordKind;
  record_id: number;
  /** After a restore an id can be given out again: the two together are one record. */
  received_at: Timestamp;
  deleted_at: Timestamp;
};

/** `last-run`: when retention last believed the clock. `journal-to-empty`: deleted text is still in SQLite's journal. */
export type UpkeepName = 'last-run' | 'journal-to-empty';

type UpkeepTable = { name: UpkeepName; value: string };

export type Schema = {
  contact_messages: ContactMessagesTable;
  lead_notes: LeadNotesTable;
  lead_photos: LeadPhotosTable;
  lead_additions: LeadAdditionsTable;
  request_tokens: RequestTokensTable;
  visit_rule: VisitRuleTable;
  visits: VisitsTable;
  job_applications: JobApplicationsTable;
  resumes: ResumesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  outbox: OutboxTable;
  secrets: SecretsTable;
  deletions: DeletionsTable;
  upkeep: UpkeepTable;
  site_records: SiteRecordsTable;
  site_revisions: SiteRevisionsTable;
  site_versions: SiteVersionsTable;
  site_pictures: SitePicturesTable;
  site_picture_files: SitePictureFilesTable;
  client_words: ClientWordsTable;
};

export type ContactMessageRow = Selectable<ContactMessagesTable>;
export type JobApplicationRow = Selectable<JobApplicationsTable>;
export type LeadAdditionRow = Selectable<LeadAdditionsTable>;
export type VisitRow = Selectable<VisitsTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type Deletion = Selectable<DeletionsTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
