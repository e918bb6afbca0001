import { describe, expect, it, vi } from 'vitest';
import { services } from '../../../../content/services/catalogue.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { publicationOf } from '../../../publications/publication.ts';
import { findRevisions } from '../../../publications/revisions.ts';
import { listRecords, saveRecord } from '../../../publications/site-records.ts';
import { latestVersion } from '../../../publications/versions.ts';
import { storeWords } from '../../../publications/words/received-words.ts';
import { askForWords, findWords } from '../../../publications/words/words.ts';
import { type Engine, engines } from '../../../testing/engines.ts';
import { storePicture } from '../../../testing/own-site.ts';
import { hiddenIn, tryDesk, words } from '../../../testing/try-desk.ts';

const NEW = deskPaths.siteNew('testimonials');
const PAPER = {
  content: 'They left the house cleaner than it was.',
  authorName: 'Colin Alder',
  authorLocation: 'Toronto',
  projectType: services[0].title,
  rating: '5',
  permission: 'yes',
};
const CLIENT = {
  content: 'They came late twice, and said so before we asked. The stairs are quiet now.',
  rating: 4,
  authorName: 'Ruth Hawthorn',
  authorLocation: 'Oakville',
  isPermitted: true,
};

function siteTab(page: string): string {
  return new RegExp(`<a href="${deskPaths.site}".*?</a>`).exec(page)?.[0].replace(/<[^>]+>/g, '') ?? '';
}

async function tryWords(engine: Engine, changes = {}) {
  const desk = await tryDesk(engine);
  const { database, clock } = desk;
  await askForWords(database, {
    email: 'ruth@example.com',
    reference: 'HJ-ABCDE',
    now: clock(),
    hasMail: false,
  });
  const [asked] = await findWords(database);
  await storeWords(database, asked?.id ?? 0, { ...CLIENT, ...changes }, clock());
  const [draft] = await listRecords(database, 'testimonial');
  const path = deskPaths.siteEntry('testimonials', draft?.id ?? 0);
  return {
    ...desk,
    path,
    wordsId: asked?.id ?? 0,
    link: asked?.path ?? '',
    saved: async () => (await listRecords(database, 'testimonial'))[0]?.content,
    shown: async () => (await latestVersion(database)).records.testimonial,
  };
}

describe.each(engines)("clients' words on the desk on %s", (engine) => {
  it('shows on Today, and counts on the tab of the site, the words that wait for the owner', async () => {
    const { page, post, get, path, publisher } = await tryWords(engine);
    const { body } = await get(deskPaths.overview);
    expect(words(body)).toContain(
      'Words waiting for you Ruth Hawthorn 4 of 5 stars, Oakville. Came in today',
    );
    expect(words(body)).toContain(CLIENT.content);
    expect(body).toContain(`class="cell" href="${path}"`);
    expect(siteTab(body)).toContain('1 waiting');
    expect(await page(deskPaths.site)).toContain('1 waits');
    await post(path, { action: 'publish' });
    await publisher.run();
    expect(await page(deskPaths.overview)).not.toContain('Words waiting for you');
    await post(path, { action: 'unpublish' });
    await publisher.run();
    const decided = (await get(deskPaths.overview)).body;
    expect(words(decided)).not.toContain('Words waiting for you');
    expect(siteTab(decided)).not.toContain('waiting');
    expect(await page(deskPaths.site)).not.toContain('1 waits');
  });

  it('counts no words as waiting that are for the owner alone, withdrawn or deleted', async () => {
    const unpermitted = await tryWords(engine, { isPermitted: false });
    expect(await unpermitted.page(deskPaths.overview)).not.toContain('Words waiting for you');
    expect(await unpermitted.page(deskPaths.siteTestimonials)).toMatch(/Not on the site Ruth Hawthorn/);
    const deleted = await tryWords(engine);
    expect(await deleted.page(deskPaths.overview)).toContain('Words waiting for you');
    await deleted.post(deleted.path, { action: 'delete' });
    expect(await deleted.page(deskPaths.overview)).not.toContain('Words waiting for you');
  });

  it('publishes what the owner has typed from paper, with permission alone', async () => {
    const desk = await tryDesk(engine);
    const { permission: _, ...unpermitted } = PAPER;
    const refused = await desk.post(NEW, { ...unpermitted, action: 'publish' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('id="permission-error"');
    const [draft] = await listRecords(desk.database, 'testimonial');
    const path = deskPaths.siteEntry('testimonials', draft?.id ?? 0);
    expect((await desk.post(path, { ...PAPER, action: 'publish' })).statusCode).toBe(303);
    expect((await latestVersion(desk.database)).records.testimonial).toHaveLength(1);
    for (const action of ['unpublish', 'publish', 'delete']) await desk.post(path, { action });
    const versions = await desk.page(deskPaths.siteVersions);
    expect(versions).toMatch(
      /Deleted: words of a client .*Taken off the site: words of a client .*Published: words of a client/,
    );
    expect(versions).not.toContain(PAPER.authorName);
  });

  it('keeps the service that the words are about when it gets another title', async () => {
    const desk = await tryDesk(engine);
    await desk.post(NEW, { ...PAPER, action: 'publish' });
    const stored = async () => (await listRecords(desk.database, 'testimonial'))[0]?.content.projectType;
    expect(await stored()).toBe(services[0].slug);
    const [draft] = await listRecords(desk.database, 'testimonial');
    const path = deskPaths.siteEntry('testimonials', draft?.id ?? 0);
    expect((await desk.get(path)).body).toContain(`<option value="${services[0].title}" selected`);
    const { records } = await latestVersion(desk.database);
    const shown = await publicationOf(
      desk.database,
      { number: 1, records },
      await findRevisions(desk.database, records),
    );
    expect(shown.testimonials).toMatchObject([{ projectType: services[0].title }]);
  });

  it('knows the service of words that were stored with its title', async () => {
    const desk = await tryDesk(engine);
    await desk.post(NEW, { ...PAPER, action: 'save' });
    const [draft] = await listRecords(desk.database, 'testimonial');
    if (!draft) throw new Error('There are no words.');
    const former = { ...draft.content, projectType: services[0].title };
    await saveRecord(desk.database, 'testimonial', draft.id, { content: former, now: desk.clock() });
    await desk.post(deskPaths.siteEntry('testimonials', draft.id), { action: 'save' });
    const [saved] = await listRecords(desk.database, 'testimonial');
    expect(saved?.content.projectType).toBe(services[0].slug);
  });

  it("publishes a client's words as they are, and shorter ones with each gap marked", async () => {
    const { post, path, saved, shown } = await tryWords(engine);
    expect((await post(path, { content: CLIENT.content, action: 'publish' })).statusCode).toBe(303);
    expect(await shown()).toHaveLength(1);
    await post(path, { content: 'The stairs are quiet now.', action: 'publish' });
    expect((await saved())?.content).toBe('[...] The stairs are quiet now.');
  });

  it('refuses other changes at the words, and takes none of name, city, stars and permission', async () => {
    const { post, path, saved, shown } = await tryWords(engine);
    const changed = await post(path, { content: `${CLIENT.content} Great!`, action: 'publish' });
    expect(changed.statusCode).toBe(422);
    expect(changed.body).toMatch(/id="content"[^>]*aria-invalid="true"/);
    expect(await shown()).toEqual([]);
    await post(path, { content: CLIENT.content, rating: '5', authorName: 'Somebody', action: 'save' });
    expect(await saved()).toMatchObject({ rating: '4', authorName: CLIENT.authorName });
  });

  it('does not publish words that the client did not allow to be shown', async () => {
    const { post, path, shown, page } = await tryWords(engine, { isPermitted: false });
    const refused = await post(path, { content: CLIENT.content, permission: 'yes', action: 'publish' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('href="#permission"');
    expect(await shown()).toEqual([]);
    expect(await page(path)).toContain(CLIENT.content);
  });

  it('does not publish words that the client sends without permission while the owner publishes them', async () => {
    const { database, clock, post, path, wordsId, saved, shown, page } = await tryWords(engine);
    const begin = database.transaction.bind(database);
    vi.spyOn(database, 'transaction')
      .mockImplementationOnce(begin)
      // The draft is saved and checked; the next transaction publishes it.
      .mockImplementationOnce(() => {
        const publishing = begin();
        const execute = publishing.execute.bind(publishing);
        publishing.execute = async (publish) => {
          await storeWords(database, wordsId, { ...CLIENT, isPermitted: false }, clock());
          return execute(publish);
        };
        return publishing;
      });
    const refused = await post(path, { content: CLIENT.content, action: 'publish' });
    expect((await saved())?.permission).toBe(false);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain(`href="${path}"`);
    expect(await shown()).toEqual([]);
    expect(await page(path)).toContain('has not allowed');
  });

  it('moves words above those that are listed before them, whatever drafts there are', async () => {
    const { database, post, page } = await tryDesk(engine);
    const shown = async () => (await latestVersion(database)).records.testimonial.map(([id]) => id);
    await post(NEW, { ...PAPER, action: 'publish' });
    await post(NEW, { ...PAPER, authorName: 'Ida Tamarack', action: 'save' });
    await post(NEW, { ...PAPER, authorName: 'Otis Hemlock', action: 'publish' });
    const [otis, , colin] = (await listRecords(database, 'testimonial')).map(({ id }) => id);
    expect(await shown()).toEqual([otis, colin]);
    await post(deskPaths.siteEntry('testimonials', colin ?? 0), { action: 'move-up' });
    expect(await shown()).toEqual([colin, otis]);
    await post(deskPaths.siteEntry('testimonials', otis ?? 0), { action: 'show-first' });
    expect(await shown()).toEqual([otis, colin]);
    expect(await page(deskPaths.siteTestimonials)).toMatch(/Live .*Otis Hemlock.*Colin Alder/);
  });

  it("shows a client's photo only while it is the one that was ticked", async () => {
    const { post, path, database, clock, wordsId, saved } = await tryWords(engine);
    const photos = await Promise.all([1, 2].map(() => storePicture(database, clock())));
    const send = (photo?: string) => storeWords(database, wordsId, { ...CLIENT, photo }, clock());
    await send(photos[0]);
    await post(path, { content: CLIENT.content, showPhoto: 'yes', action: 'save' });
    await send();
    expect(await saved()).toMatchObject({ showPhoto: true, photo: { picture: photos[0] } });
    await send(photos[1]);
    expect(await saved()).toMatchObject({ showPhoto: false, photo: { picture: photos[1] } });
  });

  it('lists what waits and who was asked', async () => {
    const { database, clock, page } = await tryWords(engine);
    const asking = { email: 'ada@example.com', name: 'Ada Rowan', project: 101, hasMail: false };
    await askForWords(database, { ...asking, now: clock() });
    const list = await page(deskPaths.siteTestimonials);
    expect(list).toMatch(/Waiting 1 Ruth Hawthorn .* 4 of 5 stars, Oakville, may be shown Waits for you/);
    expect(list).not.toContain('Not on the site');
    expect(list).toMatch(/Asked, no answer yet 1 Ada Rowan/);
  });

  it("deletes a client's words from everywhere, and the link says so", async () => {
    const { post, path, shown, app, link, get, page, database, clock, wordsId } = await tryWords(engine);
    for (const action of ['publish', 'unpublish']) await post(path, { content: CLIENT.content, action });
    // Under another name the client is the same person.
    await storeWords(database, wordsId, { ...CLIENT, authorName: 'R. H.' }, clock());
    await post(path, { content: CLIENT.content, action: 'publish' });
    expect((await post(path, { action: 'delete' })).statusCode).toBe(303);
    expect(await shown()).toEqual([]);
    expect((await get(path)).statusCode).toBe(404);
    expect(await page(deskPaths.siteVersions)).not.toContain(CLIENT.authorName);
    expect((await app.inject(link)).body).toContain('Your words are gone');
  });
});

describe.each(engines)('people on the desk on %s', (engine) => {
  it('are published with name and role, and change places', async () => {
    const { database, post, page } = await tryDesk(engine);
    const add = deskPaths.siteNew('people');
    expect((await post(add, { role: 'Founder', action: 'save' })).statusCode).toBe(422);
    const refused = await post(add, { name: 'Ida Tamarack', action: 'publish' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('id="role-error"');
    await post(add, { name: 'Otis Hemlock', role: 'Carpenter', action: 'publish' });
    const [ida, otis] = await listRecords(database, 'person');
    expect([ida?.content.name, otis?.content.name]).toEqual(['Ida Tamarack', 'Otis Hemlock']);
    const fields = { name: 'Ida Tamarack', role: 'Founder', action: 'publish' };
    await post(deskPaths.siteEntry('people', ida?.id ?? 0), fields);
    await post(deskPaths.siteEntry('people', otis?.id ?? 0), { action: 'up' });
    const shown = (await latestVersion(database)).records.person.map(([id]) => id);
    expect(shown).toEqual([otis?.id, ida?.id]);
    expect(await page(deskPaths.sitePeople)).toMatch(/Otis Hemlock.*Ida Tamarack/);
  });
});

it('shows the portrait as it is stored where the form is refused, and removes it with the next', async () => {
  const { database, clock, get, post } = await tryDesk('SQLite');
  const ida = { name: 'Ida Tamarack', 'kept-photo': await storePicture(database, clock()) };
  await post(deskPaths.siteNew('people'), { ...ida, action: 'save' });
  const portrait = async () => (await listRecords(database, 'person'))[0]?.content.photo;
  const [person] = await listRecords(database, 'person');
  const path = deskPaths.siteEntry('people', person?.id ?? 0);
  const opened = hiddenIn((await get(path)).body);
  const refused = await post(path, { ...opened, name: '', action: 'remove-photo' });
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('Remove the portrait')]);
  expect(await portrait()).toMatchObject({ picture: ida['kept-photo'] });
  await post(path, { ...hiddenIn(refused.body), name: ida.name, action: 'remove-photo' });
  expect(await portrait()).toBeUndefined();
});
