import type { Transaction } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { recipientKey } from '../outbox/confirmations.ts';
import { comingVisits } from './coming-visits.ts';

/** Maximum of coming visits per email address, in all its spellings. */
const STANDING_MAX = 2;
/** Maximum of bookings, moves and cancellations per request. */
const CHANGES_MAX = 10;

export async function hasTooManyVisits(
  transaction: Transaction,
  lead: ContactMessageRow,
  now: Date,
): Promise<boolean> {
  const key = recipientKey(lead.email);
  const coming = await comingVisits(transaction, now);
  return coming.filter(({ email }) => recipientKey(email) === key).length >= STANDING_MAX;
}

export async function hasTooManyChanges(transaction: Transaction, leadId: number): Promise<boolean> {
  const visits = await transaction
    .selectFrom('visits')
    .select('sequence')
    .where('contact_message_id', '=', leadId)
    .execute();
  return visits.reduce((sum, { sequence }) => sum + sequence + 1, 0) >= CHANGES_MAX;
}
