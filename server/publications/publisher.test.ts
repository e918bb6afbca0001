import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/api.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { withdrawWords } from '../records/client-words.ts';
import {
  brokenBuild,
  ENTRY,
  type OpenSite,
  openSite,
  openSiteWithProject,
  PROJECT,
  publish,
  showNewest,
  storeWithProject,
  updatedBuild,
} from '../testing/open-site.ts';
import { postSiteForm, projectFields } from '../testing/site-forms.ts';
import type { TestService } from '../testing/test-service.ts';
import { AUTHORIZATION, words } from '../testing/try-desk.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { publishRecord, unpublishRecord } from './site-changes.ts';
import { storeWords } from './words/received-words.ts';
import { askForWords } from './words/words.ts';
import { findWordsByToken } from './words/words-link.ts';

async function deskPage({ app }: TestService, url: string): Promise<string> {
  return words((await app.inject({ url, headers: { authorization: AUTHORIZATION } })).body);
}

async function expectNowhere(title: string, { folder }: OpenSite): Promise<void> {
  for (const file of await readdir(join(folder, 'documents')))
    if (file.endsWith('.html'))
      expect(await readFile(join(folder, 'documents', file), 'utf8')).not.toContain(title);
}

// Storage is tested on both engines elsewhere: rendering does not depend on the engine.
describe('what is published', () => {
  const { title = '', service = '' } = projectFields();
  const NEW_TITLE = 'The same house, told again';

  it('is on its page, on Home, in the list, on its service, in the sitemap and in a link preview', async () => {
    const site = await openSiteWithProject();
    const page = await site.page(PROJECT);
    expect(page).toContain(`<h1`);
    for (const path of [PROJECT, '/', '/projects', `/services/${service}`])
      expect(await site.page(path), path).toContain(title);
    expect(await site.page('/sitemap.xml')).toContain(`${PROJECT}</loc>`);
    const [, preview = ''] = /property="og:image" content="[^"]*?(\/photos\/[^"]+)"/.exec(page) ?? [];
    expect(await site.status(preview)).toBe(200);
    for (const [, file = ''] of page.matchAll(/(?:src|srcSet|srcset)="(\/photos\/[^" ]+)/g))
      expect(await site.status(file), file).toBe(200);
  });

  it('stays away, and what was there before stays, while it cannot be rendered; the desk says so', async () => {
    const site = await openSiteWithProject();
    const before = await site.page('/');
    // A file in its place: the folder cannot be written, not even by root.
    await rename(site.folder, `${site.folder}-aside`);
    await writeFile(site.folder, '');
    const fields = projectFields({ title: NEW_TITLE, action: 'publish' });
    const { headers } = await postSiteForm(site, ENTRY, fields);
    const progress = String(headers.location);
    await expect(site.publisher.run()).rejects.toThrow();
    expect(await site.page('/')).toBe(before);
    expect(await deskPage(site, progress)).toContain('Not published. The site is as it was before');

    await rm(site.folder);
    await rename(`${site.folder}-aside`, site.folder);
    await showNewest(site);
    expect(await site.page(PROJECT)).toContain(NEW_TITLE);
    expect(await deskPage(site, progress)).toContain('It is live');
  });

  it('waits while another process encodes its pictures, which is no failure', async () => {
    const site = await openSite('SQLite');
    await site.publisher.showAtStart();
    const progress = await publish(site);
    const lease = (until: string | null) =>
      site.database.updateTable('site_pictures').set({ leased_until: until }).execute();
    await lease(new Date(site.clock().getTime() + MINUTE_MS).toISOString());
    await site.publisher.run();
    expect(await deskPage(site, progress)).toContain('Publishing...');
    expect(site.publisher.failure()).toBeUndefined();
    await lease(null);
    await showNewest(site);
    expect(await site.status(PROJECT)).toBe(200);
  });

  it('goes live without a picture that cannot be encoded for now, and shows it as soon as it can', async () => {
    const site = await openSite('SQLite');
    await site.publisher.showAtStart();
    const progress = await publish(site);
    const pause = new Date(site.clock().getTime() + MINUTE_MS).toISOString();
    await site.database.updateTable('site_pictures').set({ attempts: 4, leased_until: pause }).execute();
    await showNewest(site);
    expect(await deskPage(site, progress)).toContain('It is live');
    // Its only photograph is missing.
    expect(await site.status(PROJECT)).toBe(404);
    expect(await deskPage(site, ENTRY)).toContain('tried again by itself');
    site.clock.pass(MINUTE_MS + 1);
    await showNewest(site);
    expect(await site.page(PROJECT)).toContain(title);
    expect(await deskPage(site, ENTRY)).not.toContain('tried again by itself');
  });

  it('is left to the next start by a stop while its pictures are encoded', async () => {
    const site = await openSite('SQLite');
    await site.publisher.showAtStart();
    await publish(site);
    const pictures = () =>
      site.database.selectFrom('site_pictures').select(['attempts', 'leased_until', 'encoded_at']).execute();
    const running = site.publisher.run();
    await expect.poll(async () => (await pictures()).some((row) => row.leased_until !== null)).toBe(true);
    site.publisher.stop();
    await running;
    for (const picture of await pictures())
      expect(picture).toEqual({ attempts: 0, leased_until: null, encoded_at: null });
    expect(await site.status(PROJECT)).toBe(404);
  });

  it('is shown as it was by a start that cannot render it', async () => {
    const site = await openSiteWithProject();
    const dist = await brokenBuild(site.store.dataDir);
    const updated = await openSite('SQLite', { store: site.store, dist });
    expect(await updated.publisher.showAtStart()).toBeInstanceOf(Error);
    expect(await updated.page(PROJECT)).toBe(await site.page(PROJECT));
    expect(await updated.status(PROJECT)).toBe(200);
    expect(await updated.page(apiPaths.projects)).toBe(await site.page(apiPaths.projects));
  });

  it('waits for a restart while another build lies in the place of the one that runs', async () => {
    const store = await storeWithProject();
    const dist = await updatedBuild(store.dataDir);
    const buildFile = join(dist, 'build.json');
    await copyFile('dist/build.json', buildFile);
    const site = await openSite('SQLite', { store, dist });
    await site.publisher.showAtStart();
    const before = await site.page(PROJECT);
    await updatedBuild(store.dataDir);
    await postSiteForm(site, ENTRY, projectFields({ title: NEW_TITLE, action: 'publish' }));
    await expect(site.publisher.run()).rejects.toThrow('restart');
    expect(await site.page(PROJECT)).toBe(before);
  });

  it('is shown by a start that ends, or shows another version, while it still compresses', async () => {
    // An unhandled error would end the server. Here it fails the test run.
    const store = () => storeWithProject({ isCompressed: false });
    const ended = await openSiteWithProject(await store());
    await ended.builtSite.stop();
    expect(await ended.status(PROJECT)).toBe(200);

    const site = await openSiteWithProject(await store());
    await postSiteForm(site, ENTRY, { action: 'unpublish' });
    await showNewest(site);
    expect(await site.status(PROJECT)).toBe(404);
    expect(await site.status('/')).toBe(200);
  });

  it('leaves nothing behind when it is deleted, even where another version follows at once', async () => {
    const site = await openSiteWithProject();
    const others = { content: 'Quiet stairs.', authorName: 'Zoe', rating: '5', permission: 'yes' };
    await postSiteForm(site, ENTRY, projectFields({ title: NEW_TITLE, action: 'publish' }));
    await showNewest(site);
    await postSiteForm(site, ENTRY, { action: 'delete' });
    await postSiteForm(site, deskPaths.siteNew('testimonials'), { ...others, action: 'publish' });
    await showNewest(site);
    expect(await site.status(PROJECT)).toBe(404);
    expect(await site.page('/testimonials')).toContain(others.content);
    for (const deleted of [title, NEW_TITLE]) await expectNowhere(deleted, site);
  });

  it('leaves nothing behind when it is deleted, even where the disk was full once visitors saw so', async () => {
    const site = await openSiteWithProject();
    await postSiteForm(site, ENTRY, { action: 'delete' });
    // A folder in its place: what was shown cannot be stored.
    const shown = join(site.folder, 'shown');
    await rm(shown);
    await mkdir(join(shown, 'full'), { recursive: true });
    await expect(site.publisher.run()).rejects.toThrow();
    expect(await site.status(PROJECT)).toBe(404);
    await rm(shown, { recursive: true });
    await showNewest(site);
    await expectNowhere(title, site);
  });

  it('leaves nothing of words behind that a client has replaced or taken back since', async () => {
    const site = await openSiteWithProject();
    const { database, config, clock } = site;
    const change = () => ({ now: clock(), summary: '' });
    const about = { email: 'ruth@example.com', project: 101, hasMail: false };
    const { path } = await askForWords(database, { ...about, now: clock() });
    const row = async () => {
      const found = await findWordsByToken(database, path.slice('/words/'.length));
      if (!found) throw new Error('There are no words.');
      return found;
    };
    const { id } = await row();
    const sent = {
      content: 'The stairs are quiet now.',
      rating: 5,
      authorName: 'Ruth Hawthorn',
      authorLocation: '',
    };
    await storeWords(database, id, { ...sent, isPermitted: true }, clock());
    const testimonial = (await row()).testimonial_id ?? 0;
    for (const publishOrNot of [publishRecord, unpublishRecord]) {
      await publishOrNot(database, 'testimonial', testimonial, change());
      await showNewest(site);
    }
    await storeWords(database, id, { ...sent, content: 'They are loud again.', isPermitted: true }, clock());
    await showNewest(site);
    await expectNowhere(sent.content, site);
    await withdrawWords(database, config, await row(), clock());
    await showNewest(site);
    await expectNowhere(sent.authorName, site);
  });

  it('leaves nothing behind when it is deleted after it was taken off the site, which changes no document', async () => {
    const site = await openSiteWithProject();
    for (const action of ['unpublish', 'delete']) {
      await postSiteForm(site, ENTRY, { action });
      await showNewest(site);
    }
    expect(await site.status('/')).toBe(200);
    await expectNowhere(title, site);
  });
});

it('what is published is shown by every machine, and its pictures by one that has not rendered it yet', async () => {
  const first = await openSite('PostgreSQL');
  const second = await openSite('PostgreSQL', { beside: first });
  await second.publisher.showAtStart();
  await publish(first);
  await showNewest(first);
  const [, picture = ''] = /src="(\/photos\/[^"]+)"/.exec(await first.page(PROJECT)) ?? [];
  expect(await second.status(PROJECT)).toBe(404);
  expect(await second.status(picture)).toBe(200);
  await showNewest(second);
  expect(await second.page(PROJECT)).toBe(await first.page(PROJECT));
});
