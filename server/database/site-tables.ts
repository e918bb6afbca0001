import type { Generated, Selectable } from 'kysely';
import type { Flag, Timestamp } from './column-types.ts';

/** Kinds of records that the owner writes and publishes. */
export const SITE_RECORD_KINDS = ['project', 'testimonial', 'person', 'prices', 'company'] as const;

export type SiteRecordKind = (typeof SITE_RECORD_KINDS)[number];

/** The owner's drafts. A row is never deleted, so that its id is never reused. */
export type SiteRecordsTable = {
  kind: SiteRecordKind;
  id: number;
  /** Incremented by each save: a form that was opened before the last save must not overwrite it. */
  revision: number;
  /** Lists are sorted by rank, highest first. */
  rank: number;
  /** Key of the form that created the record: submitting the form twice creates one record. */
  form_key: string | null;
  changed_at: Timestamp;
  /** JSON, or null after the record was deleted. */
  content: string | null;
};

/** The content of records at the time they were published. */
export type SiteRevisionsTable = {
  kind: SiteRecordKind;
  id: number;
  revision: number;
  published_at: Timestamp;
  content: string;
};

/** The site shows the version with the highest number. */
export type SiteVersionsTable = {
  number: number;
  made_at: Timestamp;
  /** What was done, in words for the owner. */
  summary: string;
  /** Set when the version deletes something: documents rendered from earlier versions are deleted as well. */
  is_purge: Flag;
  /** JSON: the revisions that this version shows. See server/publications/versions.ts. */
  records: string;
};

export type SitePicturesTable = {
  /** Random, because it is part of public URLs, even before the picture is published. */
  id: string;
  width: number;
  height: number;
  received_at: Timestamp;
  /** When its files were encoded. */
  encoded_at: Timestamp | null;
  attempts: number;
  /** End of the lease: if the process that encodes the picture is killed, another may take it from then on. */
  leased_until: Timestamp | null;
  /** Whether one of the latest versions shows it. */
  is_public: Flag;
};

export type SitePictureFilesTable = {
  picture_id: string;
  /** 'received.jpg' until it is encoded, then for example '800.avif' or '960.jpg'. */
  name: string;
  size: number;
  content: Uint8Array;
};

/**
 * A client who was asked for a testimonial, and the words as the client sent them. The row itself is never deleted, so
 * that the link in the client's mail always opens a page: a withdrawal or deletion clears its columns.
 */
export type ClientWordsTable = {
  id: Generated<number>;
  /** Part of what the link's signature covers, since a restored backup can give out the same id again. */
  created_at: Timestamp;
  /** Since when the row holds personal data; null when it holds none. Identifies the row in the list of deletions. */
  kept_since: Timestamp | null;
  email: string | null;
  name: string | null;
  project_id: number | null;
  /** Reference of the request. The request may have been deleted: the link outlives it. */
  reference: string | null;
  /** When the client was last asked. */
  asked_at: Timestamp | null;
  sent_at: Timestamp | null;
  content: string | null;
  rating: number | null;
  author_name: string | null;
  author_location: string | null;
  /** Id of a stored picture. */
  photo_id: string | null;
  /** When the client ticked the box, and the text beside it. */
  permitted_at: Timestamp | null;
  permission_version: string | null;
  permission_wording: string | null;
  /** The draft that was made from the words. */
  testimonial_id: number | null;
  /** When the client withdrew the words. */
  withdrawn_at: Timestamp | null;
};

export type ClientWordsRow = Selectable<ClientWordsTable>;
