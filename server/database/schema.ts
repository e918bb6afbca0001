import type { Generated, Insertable, Selectable } from 'kysely';
import type { applicationFields } from '../../contract/forms/application.ts';
import type { ContactFormName, contactFields } from '../../contract/forms/contact.ts';
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
import type { VisitRuleTable, VisitsTable } from './visit-tables.ts';

/** A sign of spam. One alone is not enough to mark a submission: see `SpamReason`. */
export type SpamSign = 'links' | 'no-scripts' | 'no-browser' | 'phrases';

/** `owner`: marked by hand. `links+...`: links together with the other signs that were found. */
export type SpamReason = 'honeypot' | 'too-fast' | 'owner' | `links+${string}`;

/** What a visitor has sent with a form: a contact message or a job application. */
type Submission = {
  id: Generated<number>;
  reference: string;
  /** Generated in the browser, so that a retry with the same id is recognised as the same submission. */
  submission_id: string;
  /** Hash of everything the visitor wrote. It distinguishes a retry from another submission with the same id. */
  body_hash: string;
  is_spam: Flag;
  spam_reason: SpamReason | null;
  received_at: Timestamp;
  /** The text that searches are matched against; see search-columns.ts. */
  search_text: Generated<string>;
  /** Empty if no phone number was given. */
  phone_digits: Generated<string>;
};

type ContactMessagesTable = Submission &
  ColumnsOf<typeof contactFields> & {
    form: ContactFormName;
    subject: string;
    /** The address to which an answer is sent: the visitor's own unless the form named another. */
    reply_to: string;
    reply_by: Timestamp;
    answered_at: Timestamp | null;
    /** When the owner first opened it. */
    read_at: Timestamp | null;
  };

/** A token opens the page of the request. Only its hash is stored; a request can have several. */
type RequestTokensTable = { hash: string; contact_message_id: number; issued_at: Timestamp };

/** What the visitor sent later on the page of the request. Photos of an addition have the same timestamp. */
type LeadAdditionsTable = {
  id: Generated<number>;
  contact_message_id: number;
  received_at: Timestamp;
  text: string;
  photo_count: number;
  search_text: Generated<string>;
};

/** The owner's private notes about a request or an application. */
export type LeadNotesTable = {
  id: Generated<number>;
  contact_message_id: number | null;
  job_application_id: number | null;
  /** Null for notes that were written before notes had a time. */
  written_at: Timestamp | null;
  text: string;
  search_text: Generated<string>;
};

/** Photos are re-encoded as JPEG without metadata before they are stored. */
type LeadPhotosTable = {
  contact_message_id: number;
  /** Numbered from 1 in the order in which they were sent. */
  number: number;
  /** The visitor's description; empty if there is none. */
  description: string;
  width: number;
  height: number;
  size: number;
  stored_at: Timestamp;
  content: Uint8Array;
};

export type ApplicationAnswer = 'answered' | 'declined';

type JobApplicationsTable = Submission &
  ColumnsOf<typeof applicationFields> & {
    /** The generated name of the stored resume, which the resume routes use. */
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
  /** When the address was unsubscribed. If it subscribes again, that is another row. */
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

/** `unneeded`: no longer true or wanted when its turn came, or about a record that was marked as spam. */
export type MailState = 'waiting' | 'sent' | 'failed' | 'unneeded';

type OutboxTable = {
  id: Generated<number>;
  kind: MailKind;
  /** The Message-ID is derived from it and is the same for every attempt, so that a repeated mail is recognised. */
  message_key: string;
  contact_message_id: number | null;
  job_application_id: number | null;
  client_words_id: number | null;
  newsletter_subscription_id: number | null;
  /** For confirmations and lost links, the normalised address of the visitor, by which they are counted. */
  recipient_key: string | null;
  /** JSON: the facts in a mail about a visit at the time it was enqueued. See server/visits/visit-mail.ts. */
  details: string | null;
  state: MailState;
  attempts: number;
  first_attempt_at: Timestamp | null;
  next_attempt_at: Timestamp;
  last_error: string | null;
  /** End of the worker's lease: the row of a worker that was killed stays locked until then. */
  locked_until: Timestamp | null;
  sent_at: Timestamp | null;
  created_at: Timestamp;
};

/** Secrets that all instances must share. */
type SecretsTable = { name: string; value: string };

export type SubmissionKind = 'lead' | 'application';
export type RecordKind = SubmissionKind | 'subscription' | 'words';

/** Identifies a deleted record without any personal data. */
type DeletionsTable = {
  kind: RecordKind;
  record_id: number;
  /** A restored backup can give out the same id again, so only id and timestamp together identify a record. */
  received_at: Timestamp;
  deleted_at: Timestamp;
};

/**
 * `last-run`: when retention last accepted the clock. `journal-to-empty`: deleted text is still in SQLite's write-ahead
 * log.
 */
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

export type SubmissionTable = 'contact_messages' | 'job_applications';

export type ContactMessageRow = Selectable<ContactMessagesTable>;
export type JobApplicationRow = Selectable<JobApplicationsTable>;
export type LeadAdditionRow = Selectable<LeadAdditionsTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type Deletion = Selectable<DeletionsTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
