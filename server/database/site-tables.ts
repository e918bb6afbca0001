import type { Generated, Selectable } from 'kysely';
import type { Flag, Timestamp } from './column-types.ts';

/** Of what the owner writes and publishes. */

export type SiteRecordKind = 'project' | 'testimonial' | 'person' | 'prices' | 'company';

/** What the owner writes. A row is never deleted, so that no id is given out again. */
export type SiteRecordsTable = {
  kind: SiteRecordKind;
  id: number;
  /** Counts the saves: a form that was opened before the last of them must not replace it. */
  revision: number;
  /** Lists show the highest first. */
  rank: number;
  /** Of the form that made it: sent twice, it makes one record. */
  form_key: string | null;
  changed_at: Timestamp;
  /** JSON; null when it was deleted. */
  content: string | null;
};

/** What was published, as it was then. */
export type SiteRevisionsTable = {
  kind: SiteRecordKind;
  id: number;
  revision: number;
  published_at: Timestamp;
  content: string;
};

/** The highest number is what the site shows. */
export type SiteVersionsTable = {
  number: number;
  made_at: Timestamp;
  /** What was done, in the owner's words. */
  summary: string;
  /** Something was deleted with it: what was rendered of earlier versions goes, too. */
  is_purge: Flag;
  /** JSON: which revisions it shows. See server/publications/versions.ts. */
  records: string;
};

export type SitePicturesTable = {
  /** Random: it is part of public addresses, also before anybody is to see it. */
  id: string;
  width: number;
  height: number;
  received_at: Timestamp;
  /** When its files were made. */
  encoded_at: Timestamp | null;
  attempts: number;
  /** A process that was killed while it encoded leaves the picture to others from then on. */
  leased_until: Timestamp | null;
  /** Whether one of the last versions shows it. */
  is_public: Flag;
};

export type SitePictureFilesTable = {
  picture_id: string;
  /** 'received.jpg', until it is encoded; '800.avif', '960.jpg' */
  name: string;
  size: number;
  content: Uint8Array;
};

/**
 * A client who was asked for words about the work, and the words as they came. The row itself is never deleted, so that
 * the link in the client's mail always opens something: what is withdrawn or deleted is all that it says.
 */
export type ClientWordsTable = {
  id: Generated<number>;
  /** Part of what the link is signed for: after a restore an id can be given out again. */
  created_at: Timestamp;
  /** Since when it says something about somebody; null when nothing is left. Names it in the list of deletions. */
  kept_since: Timestamp | null;
  email: string | null;
  name: string | null;
  project_id: number | null;
  /** Of the request. It may be gone: the link outlives it. */
  reference: string | null;
  /** The last time. */
  asked_at: Timestamp | null;
  sent_at: Timestamp | null;
  content: string | null;
  rating: number | null;
  author_name: string | null;
  author_location: string | null;
  /** A stored picture. */
  photo_id: string | null;
  /** When the box was ticked, and what it said. */
  permitted_at: Timestamp | null;
  permission_version: string | null;
  permission_wording: string | null;
  /** The draft that was made of them. */
  testimonial_id: number | null;
  /** When the client took them back. */
  withdrawn_at: Timestamp | null;
};

export type ClientWordsRow = Selectable<ClientWordsTable>;
