import type { FastifyInstance } from 'fastify';
import { saveLastRun } from '../../../deletion/last-run.ts';
import { withNotice } from '../../../desk-pages/done-notice.ts';
import { formValue } from '../../../desk-pages/request-values.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { localDate } from '../../../time/wall-clock.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import type { Action } from './notices.ts';

/** Lets the owner confirm that the clock is right after it has jumped. */
export function addClockRoutes(
  app: FastifyInstance,
  { clock, database, wakeRetention }: DeskDependencies,
): void {
  app.post(deskPaths.confirmDate, async (request, reply) => {
    const now = clock();
    // Confirms only the date that the page showed, not one that the clock has jumped to since.
    if (formValue(request, 'date') !== localDate(now)) return reply.redirect(deskPaths.overview, 303);
    await saveLastRun(database, now);
    wakeRetention();
    return reply.redirect(withNotice<Action>(deskPaths.overview, 'date-confirmed'), 303);
  });
}
