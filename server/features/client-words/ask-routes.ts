import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { addDeskScope } from '../../desk-pages/desk-scope.ts';
import { urlencodedForm } from '../../forms/urlencoded-forms.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../operator/desk-paths.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import { askForWords } from '../../publications/words/words.ts';
import { appendNote } from '../../records/notes.ts';
import { findByReference } from '../../records/references.ts';
import type { Clock } from '../../time/clock.ts';

type Dependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly requireOperator: RequireOperator;
  wakeOutbox(): void;
};

/** The button on the page of a lead. See server/desk-pages/ask-words-part.ts. */
export function addAskWords(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, clock, database, wakeOutbox } = dependencies;
  addDeskScope(app, dependencies, (scope) => {
    scope.post<{ Params: { reference: string } }>(deskRoutes.record, async (request, reply) => {
      const found = await findByReference(database, request.params.reference);
      if (found?.kind !== 'lead' || found.row.is_spam) throw refusals.notFound();
      const form = urlencodedForm(request);
      if (form.get('action') !== 'ask-words') throw refusals.malformed();
      const { reference, name, reply_to } = found.row;
      await appendNote(database, found, form.get('note') ?? '', clock());
      await askForWords(database, {
        email: reply_to,
        name,
        reference,
        now: clock(),
        hasMail: config.mail.smtpUrl !== undefined && reply_to !== '',
      });
      wakeOutbox();
      return reply.redirect(`${deskPaths.record(reference)}#words`, 303);
    });
  });
}
