import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { refuseOtherSites } from '../../forms/cross-site.ts';
import { acceptUrlencodedForms } from '../../forms/urlencoded-forms.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { sendServerPage } from '../../http/server-pages/server-page.ts';
import { markAnswered, markRead, refuseSpam, unmarkAnswered } from '../../records/answered.ts';
import { leadRows } from '../../records/leads.ts';
import { nextReminderAt } from '../../records/reminders.ts';
import type { Clock } from '../../time/clock.ts';
import { type AnsweredLinks, answeredPaths } from './answered-link.ts';
import { answeredPage, questionPage, waitingAgainPage } from './answered-pages.ts';

type Dependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly answeredLinks: AnsweredLinks;
  limitGuesses(request: FastifyRequest): Promise<void>;
};

type Params = { Params: { token: string } };

/** The routes of the link in the owner's mails. Mail clients open links by themselves, so a GET only shows a button. */
export function addAnsweredLink(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, clock, database, answeredLinks } = dependencies;

  async function find(token: string) {
    const reference = answeredLinks.verify(token);
    const lead =
      reference && (await leadRows(database).where('reference', '=', reference).executeTakeFirst());
    if (!lead) throw refusals.notFound();
    return lead;
  }

  app.register(async (scope) => {
    // The buttons send an empty form.
    acceptUrlencodedForms(scope, { maxBytes: 1024 });
    scope.addHook('onRequest', dependencies.limitGuesses);

    scope.get<Params>(answeredPaths.pattern, async (request, reply) => {
      const { token } = request.params;
      const lead = await find(token);
      refuseSpam(lead);
      await markRead(database, lead.id, clock());
      const page = lead.answered_at
        ? answeredPage(lead.name, lead.answered_at, token)
        : questionPage(lead, token);
      return sendServerPage(reply, config, page);
    });

    scope.post<Params>(answeredPaths.pattern, async (request, reply) => {
      refuseOtherSites(request, config.siteUrl);
      const { token } = request.params;
      const lead = await find(token);
      const at = clock();
      await markAnswered(database, lead.id, at);
      const page = answeredPage(lead.name, lead.answered_at ?? at.toISOString(), token);
      return sendServerPage(reply, config, page);
    });

    scope.post<Params>(answeredPaths.undoPattern, async (request, reply) => {
      refuseOtherSites(request, config.siteUrl);
      const { token } = request.params;
      const lead = await find(token);
      await unmarkAnswered(database, lead, clock());
      const reminderAt = await nextReminderAt(database, lead.id);
      return sendServerPage(reply, config, waitingAgainPage(lead, token, reminderAt, clock()));
    });
  });
}
