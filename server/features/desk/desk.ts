import type { FastifyInstance } from 'fastify';
import { addDeskScope } from '../../desk-pages/desk-scope.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { deskRoutes } from '../../operator/desk-paths.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { addClockRoutes } from './routes/clock-routes.ts';
import { addDeletionRoutes } from './routes/deletion-routes.ts';
import { addListRoutes } from './routes/list-routes.ts';
import { addMailRoutes } from './routes/mail-routes.ts';
import { addNoteRoutes } from './routes/note-routes.ts';
import { addRecordActions } from './routes/record-actions.ts';
import { addRecordRoutes } from './routes/record-routes.ts';
import { addSearchRoutes } from './routes/search-routes.ts';

/** The inbox in the owner's browser: the same records as in the terminal, protected by the operator token. */
export function addDesk(app: FastifyInstance, given: Omit<DeskDependencies, 'sendPage'>): void {
  addDeskScope(app, given, (scope, sendPage) => {
    const dependencies: DeskDependencies = { ...given, sendPage };
    addListRoutes(scope, dependencies);
    addMailRoutes(scope, dependencies);
    addSearchRoutes(scope, dependencies);
    addRecordRoutes(scope, dependencies);
    addRecordActions(scope, dependencies);
    addNoteRoutes(scope, dependencies);
    addDeletionRoutes(scope, dependencies);
    addClockRoutes(scope, dependencies);
    addUnknownPaths(scope);
  });
}

/** Asks for the token first, so that strangers do not learn which pages there are. */
function addUnknownPaths(scope: FastifyInstance): void {
  scope.get(deskRoutes.unknown, async ({ url }, reply) => {
    const [path = '', ...query] = url.split('?');
    // Begins at the first of several slashes only: the time would grow with their square otherwise.
    const withoutSlash = path.replace(/(?<!\/)\/+$/, '');
    if (withoutSlash === path) throw refusals.notFound();
    return reply.redirect([withoutSlash, ...query].join('?'), 301);
  });
}
