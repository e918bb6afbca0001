import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { withNotice } from '../../../desk-pages/done-notice.ts';
import { formValue, requiredFormValue } from '../../../desk-pages/request-values.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../../operator/desk-paths.ts';
import { appendNote, correctNote, listNotes, type NoteRow, removeNote } from '../../../records/notes.ts';
import type { SubmissionRecord } from '../../../records/references.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import type { Action } from './notices.ts';
import { recordOfPath } from './record-of-path.ts';

/** Appends a note, and corrects or removes single notes. */
export function addNoteRoutes(app: FastifyInstance, { clock, database }: DeskDependencies): void {
  app.post(deskRoutes.recordPart('note'), async (request, reply) => {
    const found = await recordOfPath(database, request);
    const isKept = await appendNote(database, found, requiredFormValue(request, 'note'), clock());
    const record = deskPaths.record(found.row.reference);
    return reply.redirect(isKept ? withNotice<Action>(record, 'note') : record, 303);
  });

  app.post(deskRoutes.recordPart('notes/:id'), async (request, reply) => {
    const found = await recordOfPath(database, request);
    const note = await requiredNoteOf(database, found, request);
    const action = formValue(request, 'action');
    if (action === 'remove') await removeNote(database, note);
    else if (action === 'save') await correctNote(database, note, requiredFormValue(request, 'note'));
    else throw refusals.malformed();
    const done = action === 'remove' ? 'note-removed' : 'note-corrected';
    return reply.redirect(withNotice<Action>(deskPaths.record(found.row.reference), done), 303);
  });
}

/** Saves the text in the field of the new note when another button was pressed. */
export async function keepTypedNote(
  { clock, database }: Pick<DeskDependencies, 'clock' | 'database'>,
  request: FastifyRequest,
  found: SubmissionRecord,
): Promise<void> {
  await appendNote(database, found, formValue(request, 'note'), clock());
}

async function requiredNoteOf(
  database: Database,
  found: SubmissionRecord,
  request: FastifyRequest,
): Promise<NoteRow> {
  const { id } = request.params as { id: string };
  const note = (await listNotes(database, found)).find((candidate) => String(candidate.id) === id);
  if (!note) throw refusals.notFound();
  return note;
}
