import type { Database } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';

/** As much of a lead as its owner needs to know which one is meant. */
export type WaitingLead = Pick<
  ContactMessageRow,
  'reference' | 'name' | 'project_type' | 'received_at' | 'reply_by'
>;

/** Of all leads but this one, the one whose promised time ends first. */
export function findNextWaiting(database: Database, exceptId: number): Promise<WaitingLead | undefined> {
  return database
    .selectFrom('contact_messages')
    .select(['reference', 'name', 'project_type', 'received_at', 'reply_by'])
    .where('is_spam', '=', 0)
    .where('answered_at', 'is', null)
    .where('id', '!=', exceptId)
    .orderBy('reply_by')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
