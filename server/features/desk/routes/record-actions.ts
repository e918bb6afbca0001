import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../../operator/desk-paths.ts';
import { markAnswered, unmarkAnswered } from '../../../records/answered.ts';
import { NOTE_MAX_CHARACTERS, writeNote } from '../../../records/leads.ts';
import { retryFailed } from '../../../records/mail.ts';
import { markSpam, unmarkSpam } from '../../../records/spam.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { type Action, withNotice } from './notices.ts';
import { formValue, requiredFormValue } from './query.ts';
import { requireLead, requireRecord } from './required-record.ts';

/** Where a button may lead back to; all others to the record itself. */
const BACK: Readonly<Record<string, string>> = { overview: deskPaths.overview, leads: deskPaths.leads };

/** Actions on a record. Each redirects to a page that confirms it, and most can be undone there. */
export function addRecordActions(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { clock, database, wakeOutbox } = dependencies;
  const done = (reference: string, what: Action) => withNotice(deskPaths.record(reference), what);

  app.post(deskRoutes.recordPart('answered'), async (request, reply) => {
    const { id, reference } = await requireLead(database, request);
    await markAnswered(database, id, clock());
    const list = BACK[formValue(request, 'back')];
    return reply.redirect(list ? withNotice(list, 'answered', reference) : done(reference, 'answered'), 303);
  });

  app.post(deskRoutes.recordPart('waiting'), async (request, reply) => {
    const lead = await requireLead(database, request);
    await unmarkAnswered(database, lead, clock());
    return reply.redirect(done(lead.reference, 'waiting'), 303);
  });

  app.post(deskRoutes.recordPart('note'), async (request, reply) => {
    const { id, reference } = await requireLead(database, request);
    const note = requiredFormValue(request, 'note').replace(/\r\n?/g, '\n');
    if (note.length > NOTE_MAX_CHARACTERS)
      throw new Refusal(422, `A note has at most ${NOTE_MAX_CHARACTERS} characters. Go back and shorten it.`);
    await writeNote(database, id, note);
    return reply.redirect(done(reference, 'note'), 303);
  });

  app.post(deskRoutes.recordPart('spam'), async (request, reply) => {
    const found = await requireRecord(database, request);
    await markSpam(database, found);
    return reply.redirect(done(found.row.reference, 'spam'), 303);
  });

  app.post(deskRoutes.recordPart('not-spam'), async (request, reply) => {
    const found = await requireRecord(database, request);
    if (found.row.is_spam) await unmarkSpam(database, found, clock());
    wakeOutbox();
    return reply.redirect(done(found.row.reference, 'not-spam'), 303);
  });

  app.post(deskRoutes.recordPart('retry'), async (request, reply) => {
    const found = await requireRecord(database, request);
    await retryFailed(database, clock(), found);
    wakeOutbox();
    return reply.redirect(done(found.row.reference, 'retry'), 303);
  });
}
