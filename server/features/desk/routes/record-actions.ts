import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendsMail } from '../../../config.ts';
import { withNotice } from '../../../desk-pages/done-notice.ts';
import { formValue } from '../../../desk-pages/request-values.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../../operator/desk-paths.ts';
import { askForWords } from '../../../publications/words/words.ts';
import { answerApplication, markAnswered, unmarkAnswered } from '../../../records/answered.ts';
import { retryFailed } from '../../../records/mail.ts';
import { markSpam, unmarkSpam } from '../../../records/spam.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { parseCursor } from '../views/paging.ts';
import { keepTypedNote } from './note-routes.ts';
import { type Action, withPlacedNotice } from './notices.ts';
import { recordOfPath } from './record-of-path.ts';

/** The lists that an action may redirect to. All other values redirect to the record. */
const LIST_PATHS: Readonly<Record<string, string>> = { overview: deskPaths.overview, leads: deskPaths.leads };

/** Actions on a record. Each redirects to a page that confirms it, and most can be undone there. */
export function addRecordActions(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { config, clock, database, wakeOutbox } = dependencies;
  const done = (reference: string, what: Action) => withNotice(deskPaths.record(reference), what);
  /** The position of the lead in the list where the button was pressed, or the record's page. */
  const backTo = (request: FastifyRequest, reference: string, what: Action) => {
    const list = LIST_PATHS[formValue(request, 'back')];
    const cursor = parseCursor(Object.fromEntries(new URLSearchParams(formValue(request, 'from'))));
    return list ? withPlacedNotice(list, cursor, what, reference) : done(reference, what);
  };
  const recordWithNote = async (request: FastifyRequest) => {
    const found = await recordOfPath(database, request);
    await keepTypedNote(dependencies, request, found);
    return found;
  };

  app.post(deskRoutes.recordPart('answered'), async (request, reply) => {
    const { kind, row } = await recordWithNote(request);
    if (kind === 'lead') await markAnswered(database, row.id, clock());
    else await answerApplication(database, row, 'answered', clock());
    return reply.redirect(backTo(request, row.reference, 'answered'), 303);
  });

  app.post(deskRoutes.recordPart('waiting'), async (request, reply) => {
    const { kind, row } = await recordWithNote(request);
    if (kind === 'lead') await unmarkAnswered(database, row, clock());
    else await answerApplication(database, row, null, clock());
    return reply.redirect(backTo(request, row.reference, 'waiting'), 303);
  });

  app.post(deskRoutes.recordPart('declined'), async (request, reply) => {
    const { kind, row } = await recordOfPath(database, request);
    // Leads cannot be declined: the owner answers them either way.
    if (kind === 'lead') throw refusals.notFound();
    await keepTypedNote(dependencies, request, { kind, row });
    await answerApplication(database, row, 'declined', clock());
    return reply.redirect(done(row.reference, 'declined'), 303);
  });

  app.post(deskRoutes.recordPart('spam'), async (request, reply) => {
    const found = await recordWithNote(request);
    await markSpam(database, found, { now: clock(), hasMail: sendsMail(config) });
    // The visitor learns that the visit is cancelled.
    wakeOutbox();
    return reply.redirect(done(found.row.reference, 'spam'), 303);
  });

  app.post(deskRoutes.recordPart('not-spam'), async (request, reply) => {
    const found = await recordWithNote(request);
    if (found.row.is_spam) await unmarkSpam(database, found, clock());
    wakeOutbox();
    return reply.redirect(done(found.row.reference, 'not-spam'), 303);
  });

  app.post(deskRoutes.record, async (request, reply) => {
    const found = await recordOfPath(database, request);
    if (found.kind !== 'lead' || found.row.is_spam) throw refusals.notFound();
    if (formValue(request, 'action') !== 'ask-words') throw refusals.malformed();
    await keepTypedNote(dependencies, request, found);
    const { reference, name, reply_to: email } = found.row;
    const hasMail = sendsMail(config) && email !== '';
    const { isMailed } = await askForWords(database, { email, name, reference, now: clock(), hasMail });
    wakeOutbox();
    return reply.redirect(done(reference, isMailed ? 'asked' : 'not-mailed'), 303);
  });

  app.post(deskRoutes.recordPart('retry'), async (request, reply) => {
    const found = await recordWithNote(request);
    await retryFailed(database, clock(), found);
    wakeOutbox();
    return reply.redirect(done(found.row.reference, 'retry'), 303);
  });
}
