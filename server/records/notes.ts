import { type Selectable, sql } from 'kysely';
import { type Database, isPostgres } from '../database/database.ts';
import type { LeadNotesTable } from '../database/schema.ts';
import { foldText } from '../database/search-columns.ts';
import { Refusal } from '../http/responses/refusal.ts';
import { type RecordId, recordColumn } from './record-column.ts';

export type NoteRow = Selectable<LeadNotesTable>;

export const NOTE_MAX_CHARACTERS = 5000;

function noteText(typed: string): string {
  const text = typed.trim();
  if (text.length > NOTE_MAX_CHARACTERS)
    throw new Refusal(422, `A note has at most ${NOTE_MAX_CHARACTERS} characters. Go back and shorten it.`);
  return text;
}

/** In the order in which they were written. */
export function listNotes(database: Database, about: RecordId): Promise<NoteRow[]> {
  return database
    .selectFrom('lead_notes')
    .selectAll()
    .where(recordColumn(about), '=', about.row.id)
    .orderBy('id')
    .execute();
}

/** A subquery with all notes about a record as one text; `search_text` for a search. */
export function allNotes(kind: RecordId['kind'], column: 'text' | 'search_text') {
  const id = kind === 'lead' ? 'contact_messages.id' : 'job_applications.id';
  return sql<string | null>`(
    select string_agg(lead_notes.${sql.ref(column)}, ${sql.lit('\n\n')} order by lead_notes.id) from lead_notes
    where lead_notes.${sql.ref(recordColumn({ kind }))} = ${sql.ref(id)}
  )`;
}

/**
 * Returns whether there was any text. A note equal to the last one is not stored again: the button was pressed twice.
 */
export async function appendNote(
  database: Database,
  about: RecordId,
  typed: string,
  now: Date,
): Promise<boolean> {
  const text = noteText(typed);
  if (!text) return false;
  await database.transaction().execute(async (transaction) => {
    // A double tap would not find the note of the first otherwise.
    await transaction
      .selectFrom(about.kind === 'lead' ? 'contact_messages' : 'job_applications')
      .select('id')
      .where('id', '=', about.row.id)
      .$if(isPostgres(database), (query) => query.forUpdate())
      .execute();
    const last = (await listNotes(transaction, about)).at(-1);
    if (last?.text === text) return;
    const written_at = now.toISOString();
    const note = { [recordColumn(about)]: about.row.id, written_at, text, search_text: foldText(text) };
    await transaction.insertInto('lead_notes').values(note).execute();
  });
  return true;
}

/** Saving an empty text deletes the note. */
export async function correctNote(
  database: Database,
  { id }: Pick<NoteRow, 'id'>,
  typed: string,
): Promise<void> {
  const text = noteText(typed);
  if (!text) return removeNote(database, { id });
  await database
    .updateTable('lead_notes')
    .set({ text, search_text: foldText(text) })
    .where('id', '=', id)
    .execute();
}

export async function removeNote(database: Database, { id }: Pick<NoteRow, 'id'>): Promise<void> {
  await database.deleteFrom('lead_notes').where('id', '=', id).execute();
}
