import type { Person } from '../../contract/publication.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { VisitRow } from '../database/visit-tables.ts';

/** Who books, moves or cancels, and when. */
export type Actor = {
  readonly by: 'visitor' | 'owner';
  readonly now: Date;
  /** The published team members, one of whom may make the visit. */
  readonly people: readonly Pick<Person, 'id' | 'name'>[];
  /** Refuses a visit if too many were booked from the same network. Called under the lock on the rule. */
  readonly countBooking?: ((transaction: Transaction) => Promise<void>) | undefined;
};

/**
 * `taken`: not free, or not offered. `stale`: the visit was changed since the form was opened. `over`: the visit has been.
 * `past` and `too-far`: a time that the owner wants has passed, or is years ahead.
 */
export type BookingRefusal =
  | 'taken'
  | 'has-visit'
  | 'too-many'
  | 'too-late'
  | 'stale'
  | 'gone'
  | 'over'
  | 'past'
  | 'too-far';
export type Outcome = { readonly visit: VisitRow } | { readonly refused: BookingRefusal };

/** Rolls back if the work is refused, by the rule or by the constraint against overlapping visits. */
export async function bookingTransaction(
  database: Database,
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const outcome = await work(transaction);
      if ('refused' in outcome) throw new NotBooked(outcome.refused);
      return outcome;
    });
  } catch (error) {
    if (error instanceof NotBooked) return { refused: error.refused };
    if (error instanceof Error && error.message.includes('visits_do_not_overlap'))
      return { refused: 'taken' };
    throw error;
  }
}

class NotBooked extends Error {
  readonly refused: BookingRefusal;
  constructor(refused: BookingRefusal) {
    super(refused);
    this.refused = refused;
  }
}
