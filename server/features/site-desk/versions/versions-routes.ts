import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../http/responses/refusal.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { goBackTo } from '../../../publications/site-changes.ts';
import { listVersions } from '../../../publications/versions.ts';
import { formValues } from '../form-values.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { redirectToProgress, versionProgress } from '../version-progress.ts';
import { versionsPage } from './versions-view.ts';

/** The list of versions, and going back to one of them. */
export function addVersions(scope: FastifyInstance, dependencies: SiteDeskDependencies): void {
  const { clock, database, live, sendPage } = dependencies;

  scope.get(deskPaths.siteVersions, async (request, reply) => {
    const versions = await listVersions(database);
    return sendPage(reply, {
      ...versionsPage(versions, live.version()),
      ...versionProgress(request, dependencies),
    });
  });

  scope.post(deskPaths.siteVersions, async (request, reply) => {
    const form = await formValues(request, reply, dependencies);
    if (form.get('action') !== 'restore') throw refusals.malformed();
    const number = Number(form.get('version'));
    const former = (await listVersions(database)).find((version) => version.number === number);
    if (!former) throw refusals.notFound();
    const change = { now: clock(), summary: `Back to version ${number}: ${former.summary}` };
    const version = await goBackTo(database, number, change);
    if (!version) throw refusals.notFound();
    return redirectToProgress(reply, deskPaths.siteVersions, { version, outcome: 'gone-back' }, dependencies);
  });
}
