import type { FastifyInstance } from 'fastify';
import { requireOwnSite } from '../../forms/cross-site.ts';
import { takeUrlencodedForms } from '../../forms/urlencoded-forms.ts';
import { html } from '../../http/html.ts';
import { asRefusal } from '../../http/responses/as-refusal.ts';
import { sendRefusal } from '../../http/responses/send-refusal.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { createSendDeskPage } from './desk-page.ts';
import { addClockRoutes } from './routes/clock-routes.ts';
import { addDeletionRoutes } from './routes/deletion-routes.ts';
import { addListRoutes } from './routes/list-routes.ts';
import { addMailRoutes } from './routes/mail-routes.ts';
import { addRecordActions } from './routes/record-actions.ts';
import { addRecordRoutes } from './routes/record-routes.ts';
import { addSearchRoutes } from './routes/search-routes.ts';

/** More than a note, which is the longest that is typed here. */
const FORM_MAX_BYTES = 64 * 1024;

/** The inbox in the owner's browser: the same records as in the terminal, behind the operator token. */
export function addDesk(app: FastifyInstance, given: Omit<DeskDependencies, 'sendPage'>): void {
  const { config, requireOperator } = given;
  const dependencies: DeskDependencies = { ...given, sendPage: createSendDeskPage(config) };

  app.register(async (scope) => {
    takeUrlencodedForms(scope, { maxBytes: FORM_MAX_BYTES });
    scope.addHook('onRequest', requireOperator('Desk pages'));
    scope.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnSite(request, config.siteUrl);
    });
    scope.setErrorHandler((error, request, reply) => {
      const refusal = asRefusal(error, request.log);
      if (refusal.status !== 404) return sendRefusal(request, reply, config, refusal);
      return dependencies.sendPage(reply, {
        status: 404,
        title: 'Nothing here',
        body: html`<h1>Nothing here</h1>
<p>It may have been deleted, by you or because its storage time was over.</p>
<p><a class="line" href="${deskPaths.overview}">Back to the overview</a></p>`,
      });
    });

    addListRoutes(scope, dependencies);
    addMailRoutes(scope, dependencies);
    addSearchRoutes(scope, dependencies);
    addRecordRoutes(scope, dependencies);
    addRecordActions(scope, dependencies);
    addDeletionRoutes(scope, dependencies);
    addClockRoutes(scope, dependencies);
  });
}
