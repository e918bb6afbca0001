import type { Database } from '../database/database.ts';

export const NOTE_MAX_CHARACTERS = 5000;

/** Neither writing nor anything that PostgreSQL would store. */
const CONTROLS = /[\p{Cc}--[\n\t]]/gv;

/** The owner's own words about a request; empty ones are none. */
export async function writeNote(database: Database, leadId: number, note: string): Promise<void> {
  await database
    .updateTable('contact_messages')
    .set({ note: note.replace(CONTROLS, '').trim() || null })
    .where('id', '=', leadId)
    .execute();
}
