import type { Database } from '../database/database.ts';

export const NOTE_MAX_CHARACTERS = 5000;

/** PostgreSQL stores no null characters, and a note needs no other control characters either. */
const CONTROLS = /[\p{Cc}--[\n\t]]/gv;

/** The owner's note about a request; an empty one is deleted. */
export async function writeNote(database: Database, leadId: number, note: string): Promise<void> {
  await database
    .updateTable('contact_messages')
    .set({ note: note.replace(CONTROLS, '').trim() || null })
    .where('id', '=', leadId)
    .execute();
}
