import type { FastifyInstance } from 'fastify';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { storedBytes } from '../../../publications/pictures/picture-store.ts';
import { latestVersion, listVersions } from '../../../publications/versions.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { createNewestProgress, versionProgress } from '../version-progress.ts';
import { overviewPage } from './overview-view.ts';
import { savedDrafts } from './saved-drafts.ts';

/** The overview: what is live, which drafts are not, and what is missing. */
export function addOverview(scope: FastifyInstance, dependencies: SiteDeskDependencies): void {
  const { database, live, sendPage } = dependencies;
  const newestProgress = createNewestProgress(dependencies);

  scope.get(deskPaths.site, async (request, reply) => {
    const { number: newest, records } = await latestVersion(database);
    const versions = await listVersions(database);
    const shown = versions.find(({ number }) => number === live.version());
    const asked = versionProgress(request, dependencies);
    // Also shown to those who open the page otherwise while a version is being published or has failed.
    const progress = asked.notice ? asked : newestProgress(newest);
    return sendPage(reply, {
      ...overviewPage({
        site: live.site(),
        shown,
        versionCount: versions.length,
        drafts: await savedDrafts(database, records),
        pictureBytes: await storedBytes(database),
      }),
      ...progress,
    });
  });
}
