import type { Person } from '../../../contract/publication.ts';
import type { ContactMessageRow, LeadAdditionRow } from '../../database/schema.ts';
import type { VisitRow } from '../../database/visit-tables.ts';
import type { RefusedForm } from '../../page-parts/field-frame.ts';
import type { PhotoRow } from '../../records/photos.ts';
import type { BookingRefusal } from '../../visits/booking-transaction.ts';
import type { OfferedDay, OfferedTime } from '../../visits/offered-times.ts';

/** What every state of the page needs. */
export type RequestContext = {
  readonly lead: ContactMessageRow;
  readonly token: string;
  readonly photos: readonly PhotoRow[];
  readonly additions: readonly LeadAdditionRow[];
  /** Whether mail goes out: a visit is mailed also where confirmations are turned off. */
  readonly hasMail: boolean;
  readonly hasConfirmation: boolean;
  readonly now: Date;
  /** The latest visit, even if it was cancelled. */
  readonly visit: VisitRow | undefined;
  /** The visitor has chosen a time before anybody answered, or perhaps read the request. */
  readonly isAnsweredByChoice: boolean;
  /** Free times. Empty for spam, and if the owner offers none. */
  readonly days: readonly OfferedDay[];
  /** The time that was requested but is not available any more. */
  readonly lost?: OfferedTime | undefined;
  readonly people: readonly Person[];
};

/** Whether the time is over by which an answer was promised. */
export function isLate({ lead, now }: Pick<RequestContext, 'lead' | 'now'>): boolean {
  return !lead.answered_at && now >= new Date(lead.reply_by);
}

export type RefusedRequestForm = RefusedForm & {
  /** Why a visit could not be booked, moved or cancelled. */
  readonly refused?: BookingRefusal;
};
