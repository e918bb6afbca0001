import type { Person } from '../../../contract/publication.ts';
import type { ContactMessageRow, LeadAdditionRow, VisitRow } from '../../database/schema.ts';
import type { PhotoRow } from '../../records/photos.ts';
import type { Refused } from '../../visits/booking-transaction.ts';
import type { OfferedDay, OfferedTime } from '../../visits/offered-times.ts';

/** What every state of the page knows. */
export type RequestContext = {
  readonly lead: ContactMessageRow;
  readonly token: string;
  readonly photos: readonly PhotoRow[];
  readonly additions: readonly LeadAdditionRow[];
  /** Whether this server sends mail at all. */
  readonly hasMail: boolean;
  readonly now: Date;
  /** The last one, also when it was cancelled. */
  readonly visit: VisitRow | undefined;
  /** What is free. None for spam, and where the owner offers none. */
  readonly days: readonly OfferedDay[];
  /** The time that was wanted and is not to be had. */
  readonly lost?: OfferedTime | undefined;
  readonly people: readonly Person[];
};

/** What was typed, and what is wrong with it. */
export type Typed = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly status: number;
  /** Why a visit could not be booked, moved or cancelled. */
  readonly refused?: Refused;
};
