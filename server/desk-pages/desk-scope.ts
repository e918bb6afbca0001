import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { requireOwnSite } from '../forms/cross-site.ts';
import { acceptMultipartForms } from '../forms/multipart.ts';
import { acceptMultipartTexts } from '../forms/multipart-texts.ts';
import { withoutControlCharacters } from '../forms/typed-text.ts';
import { acceptUrlencodedForms } from '../forms/urlencoded-forms.ts';
import { asRefusal } from '../http/responses/as-refusal.ts';
import { sendRefusal } from '../http/responses/send-refusal.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import type { RequireOperator } from '../operator/require-operator.ts';
import { html } from '../page-parts/html.ts';
import { countWaitingWords } from '../publications/words/waiting-words.ts';
import { waitingLeads } from '../records/leads.ts';
import { createSendDeskPage, type SendDeskPage } from './desk-page.ts';
import { pageHead } from './parts/page-head.ts';

type Dependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly requireOperator: RequireOperator;
  /** Whether forms have file fields: the routes then read multipart forms themselves. */
  readonly hasFiles?: boolean;
};

/** Enough for a note or the story of a project. */
const FORM_MAX_BYTES = 64 * 1024;

/**
 * Registers routes of the desk: they require the operator token, accept posts from the desk's own pages only, and
 * answer 404 with a page of the desk. Forms may be urlencoded or multipart.
 */
export function addDeskScope(
  app: FastifyInstance,
  { config, database, requireOperator, hasFiles = false }: Dependencies,
  addRoutes: (scope: FastifyInstance, sendPage: SendDeskPage) => void,
): void {
  const sendPage = createSendDeskPage({
    config,
    readTabCounts: async () => ({
      requests: await waitingLeads.count(database),
      site: await countWaitingWords(database),
    }),
  });

  app.register(async (scope) => {
    const texts = { maxBytes: FORM_MAX_BYTES, cleanText: withoutControlCharacters };
    acceptUrlencodedForms(scope, texts);
    if (hasFiles) acceptMultipartForms(scope);
    else acceptMultipartTexts(scope, texts);
    scope.addHook('onRequest', requireOperator('Desk pages'));
    scope.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnSite(request, config.siteUrl);
    });
    scope.setErrorHandler((error, request, reply) => {
      const refusal = asRefusal(error, request.log);
      if (refusal.status !== 404) return sendRefusal(request, reply, config, refusal);
      return sendPage(reply, {
        status: 404,
        title: 'Nothing here',
        head: pageHead({
          title: 'Nothing here',
          introduction: 'It may have been deleted, by you or because its storage time was over.',
        }),
        body: html`<p><a class="button" href="${deskPaths.overview}">Back to Today</a></p>`,
      });
    });
    addRoutes(scope, sendPage);
  });
}
