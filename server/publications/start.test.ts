import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/api.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { createService } from '../service.ts';
import {
  ENTRY,
  type Given,
  keepSamples,
  type OpenSite,
  openBuild,
  openSite,
  openSiteWithProject,
  PROJECT,
  publish,
  showNewest,
  storeWithProject,
  updatedBuild,
} from '../testing/open-site.ts';
import { postSiteForm, projectFields } from '../testing/site-forms.ts';
import { waitingPictures } from './pictures/picture-encoder.ts';

/** As a server that starts again on the records and documents of one that was killed. */
async function startAgain({ store, builtSite }: OpenSite, given: Given = {}): Promise<OpenSite> {
  await builtSite.stop();
  const site = await openSite('SQLite', { ...given, store });
  expect(await site.publisher.showAtStart()).toBeUndefined();
  return site;
}

/** Makes two versions, the second of which needs no rendering. */
async function retireAndRestore(site: OpenSite): Promise<void> {
  for (const action of ['retire-all', 'restore-all'])
    await postSiteForm(site, deskPaths.siteSamples, { action });
}

describe('a start', () => {
  const FIRST = { title: projectFields().title ?? '' };
  const SECOND = { title: 'The same house, told again' };

  async function showsOnly(site: OpenSite, { title }: { title: string }): Promise<void> {
    const other = title === FIRST.title ? SECOND.title : FIRST.title;
    for (const path of [documentPath(to.projects), apiPaths.projects]) {
      expect(await site.page(path), path).toContain(title);
      expect(await site.page(path), path).not.toContain(other);
    }
  }

  it('does not wait for pictures: it shows what was shown before, and then the new version', async () => {
    const killed = await openSite('SQLite');
    await killed.publisher.showAtStart();
    await publish(killed);
    const site = await startAgain(killed);
    expect(await waitingPictures(site.database)).toHaveLength(1);
    expect(await site.status(PROJECT)).toBe(404);
    expect(await site.page(apiPaths.projects)).not.toContain(projectFields().title);
    await showNewest(site);
    expect(await site.status(PROJECT)).toBe(200);
    expect(await site.page(apiPaths.projects)).toContain(projectFields().title);
  });

  it('does not wait for a version to be rendered', async () => {
    const killed = await openSite('SQLite', { store: await storeWithProject() });
    await postSiteForm(killed, ENTRY, projectFields({ ...SECOND, action: 'publish' }));
    const site = await startAgain(killed);
    await showsOnly(site, FIRST);
    await showNewest(site);
    await showsOnly(site, SECOND);
  });

  it('after an update of the software shows the newest version that has its pictures', async () => {
    const killed = await openSite('SQLite', { store: await storeWithProject() });
    await postSiteForm(killed, ENTRY, projectFields({ ...SECOND, action: 'publish' }));
    await publish(killed, { title: 'With a picture that waits' });
    const site = await startAgain(killed, { dist: await updatedBuild(killed.store.dataDir) });
    expect(await waitingPictures(site.database)).toHaveLength(1);
    await showsOnly(site, SECOND);
    await showNewest(site);
    expect(await site.page(apiPaths.projects)).toContain('With a picture that waits');
  });

  it('has the pictures of what it shows, until the new version is shown', async () => {
    const killed = await openSiteWithProject();
    const [, picture = ''] = /src="(\/photos\/[^"]+)"/.exec(await killed.page(PROJECT)) ?? [];
    await postSiteForm(killed, ENTRY, { action: 'unpublish' });
    // The pictures of the version before the newest stay public anyway.
    await retireAndRestore(killed);
    const statuses: number[] = [];
    const site: OpenSite = await startAgain(killed, {
      onShow: async () => void statuses.push(await killed.status(picture)),
    });
    expect(await site.status(PROJECT)).toBe(200);
    await keepSamples(site.store);
    await showNewest(site);
    expect(await site.status(PROJECT)).toBe(404);
    expect(statuses).toEqual([200, 200]);
  });

  it('never shows again what was deleted', async () => {
    const killed = await openSite('SQLite', { store: await storeWithProject() });
    await postSiteForm(killed, ENTRY, { action: 'delete' });
    const site = await startAgain(killed);
    expect(await site.status(PROJECT)).toBe(404);
    expect(await site.page(apiPaths.projects)).not.toContain(FIRST.title);
  });

  it('shows a site before the service publishes in the background', async () => {
    const killed = await openSite('SQLite', { store: await storeWithProject() });
    await retireAndRestore(killed);
    const versions: number[] = [];
    const builtSite = openBuild(killed.store, {
      onShow: async () => void versions.push(service.live.version()),
    });
    const service = await createService(killed.config, { builtSite });
    await expect.poll(() => service.live.version(), { timeout: 60_000 }).toBe(3);
    await service.stop();
    expect(versions).toEqual([0, 1]);
  });
});
