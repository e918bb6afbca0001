import { describe, expect, it } from 'vitest';
import { credentials } from '../../../content/company.ts';
import { projects } from '../../../content/projects/catalogue.ts';
import { services } from '../../../content/services/catalogue.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { apiPaths } from '../../../contract/api.ts';
import { sampleId, sampleIds } from '../../../contract/site.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { ProjectContent, TestimonialContent } from '../../publications/record-content.ts';
import { publishRecord } from '../../publications/site-changes.ts';
import { createRecord } from '../../publications/site-records.ts';
import { latestVersion, listVersions } from '../../publications/versions.ts';
import { storeWords } from '../../publications/words/received-words.ts';
import { askForWords, findWords } from '../../publications/words/words.ts';
import { engines } from '../../testing/engines.ts';
import { CLOCK_START } from '../../testing/test-service.ts';
import { tryDesk, words } from '../../testing/try-desk.ts';
import { MINUTE_MS } from '../../time/durations.ts';

const [{ slug }] = services;
const [sample] = projects;
const SAMPLE = sampleId('project', sample?.id ?? 0);
const PRICE = { [`from-${slug}`]: '100', [`to-${slug}`]: '200', [`basis-${slug}`]: 'each' };

const WORDS = {
  content: 'They swept the stairs.',
  authorName: 'Ruth Hawthorn',
  authorLocation: '',
  projectType: '',
  rating: '5',
  project: '',
  permission: true,
  showPhoto: false,
  writtenOn: '',
} satisfies TestimonialContent;

const PROJECT = {
  title: 'A porch',
  service: slug,
  city: 'Toronto',
  permission: false,
  featured: false,
  photos: [],
  cover: '',
} as unknown as ProjectContent;

describe.each(engines)('the overview of the site on %s', (engine) => {
  it('opens with the seven things to do, and says that only samples are live', async () => {
    const { page } = await tryDesk(engine);
    const text = await page(deskPaths.site);
    // Some companies have licence numbers in content/.
    const isNumbered = credentials.some(({ number }) => number);
    expect(text).toContain(isNumbered ? '1 of 7 things is your own.' : 'None of 7 things are your own.');
    expect(text.match(/, to do/g)).toHaveLength(isNumbered ? 6 : 7);
    expect(text).toContain('Live with samples');
    expect(text).toContain(`${projects.length} projects, ${testimonials.length} quotes, said to be samples`);
    expect(text).toContain('There is room for 2 GB');
  });

  it('ticks what visitors can see, not what is only saved', async () => {
    const { page, post, publisher } = await tryDesk(engine);
    await post(deskPaths.sitePrices, { ...PRICE, action: 'save' });
    await post(deskPaths.siteCompany, { mailingAddress: 'Box 7\nToronto', hst: '1', action: 'publish' });
    await publisher.run();
    const text = await page(deskPaths.site);
    expect(text).toContain('2 of 7 things are your own.');
    expect(text).toContain('Box 7, Toronto');
    expect(text).toContain('A price, to do');
    expect(text).toMatch(/Saved, not live yet Prices draft/);
    await post(deskPaths.sitePrices, { action: 'publish' });
    await post(deskPaths.siteSamples, { action: 'retire-all' });
    await publisher.run();
    const later = await page(deskPaths.site);
    expect(later).toContain('4 of 7 things are your own.');
    expect(later).toContain('The samples retired, done');
    expect(later).toContain('Version 3: All samples retired.');
    expect(later).not.toContain('Saved, not live yet');
  });

  it('lists what is saved and not live, and the words that wait', async () => {
    const { page, database, post } = await tryDesk(engine);
    const original = { content: WORDS.content, permittedAt: '', permissionWording: '' };
    const onPaper = { ...WORDS, authorName: 'Otis Hemlock', permission: false };
    const forTheOwner = { ...onPaper, authorName: 'Ida Tamarack', original };
    for (const content of [onPaper, forTheOwner])
      await createRecord(database, 'testimonial', { content, now: CLOCK_START });
    const asking = { email: 'ruth@example.com', reference: 'HJ-ABCDE', now: CLOCK_START, hasMail: false };
    await askForWords(database, asking);
    const sent = { content: WORDS.content, rating: 5, authorName: WORDS.authorName, authorLocation: '' };
    const [asked] = await findWords(database);
    await storeWords(database, asked?.id ?? 0, { ...sent, isPermitted: true }, CLOCK_START);
    await createRecord(database, 'project', { content: PROJECT, now: CLOCK_START });
    await post(deskPaths.sitePrices, { ...PRICE, action: 'publish' });
    await post(deskPaths.sitePrices, { [`to-${slug}`]: '300', action: 'save' });
    const text = await page(deskPaths.site);
    expect(text).toContain('Words of Ruth Hawthorn wait: read and publish');
    expect(text).toMatch(/1 waits None live, 1 draft,/);
    expect(text).toContain('Words of Otis Hemlock draft');
    expect(text).not.toContain('Ida Tamarack');
    expect(text).toContain('Prices changed since');
    expect(text).toContain('A porch draft');
  });

  it('says to whoever opens it that something is being published, then once that it is live', async () => {
    const { get, page, post, publisher } = await tryDesk(engine);
    await post(deskPaths.sitePrices, { ...PRICE, action: 'publish' });
    const { headers, body } = await get(deskPaths.site);
    expect(headers.refresh).toBe('3');
    expect(words(body)).toContain('Publishing...');
    await publisher.run();
    const reloaded = await get(deskPaths.site);
    expect(reloaded.headers.refresh).toBeUndefined();
    expect(words(reloaded.body)).toContain('It is live. Visitors see it from now on.');
    expect(await page(deskPaths.site)).not.toContain('It is live.');
  });

  it('does not tell the result to somebody who comes later', async () => {
    const { get, page, post, publisher, clock } = await tryDesk(engine);
    await post(deskPaths.sitePrices, { ...PRICE, action: 'publish' });
    await get(deskPaths.site);
    await publisher.run();
    clock.pass(2 * MINUTE_MS);
    expect(await page(deskPaths.site)).not.toContain('It is live.');
  });
});

describe.each(engines)('samples on %s', (engine) => {
  it('are retired and brought back, each as a new version', async () => {
    const { post, page, publisher, app } = await tryDesk(engine);
    const retired = await post(deskPaths.siteSamples, { sample: SAMPLE, action: 'retire' });
    expect(retired.statusCode).toBe(303);
    await publisher.run();
    expect(await page(String(retired.headers.location))).toMatch(/^Retired\./);
    expect(await page(deskPaths.siteSamples)).toContain(`${projects.length - 1} shown, 1 retired`);
    const listed = async () =>
      (await app.inject(apiPaths.projects)).json<{ id: number }[]>().map(({ id }) => id);
    expect(await listed()).not.toContain(sample?.id);
    await post(deskPaths.siteSamples, { sample: SAMPLE, action: 'restore' });
    await publisher.run();
    expect(await listed()).toContain(sample?.id);
  });

  it('are retired and restored all at once', async () => {
    const { post, database, page } = await tryDesk(engine);
    await post(deskPaths.siteSamples, { action: 'retire-all' });
    expect((await latestVersion(database)).records.retired).toEqual(sampleIds());
    const text = await page(deskPaths.siteSamples);
    expect(text).toContain('no projects and no quotes');
    expect(text).not.toContain('Retire all');
    await post(deskPaths.siteSamples, { action: 'restore-all' });
    expect((await latestVersion(database)).records.retired).toEqual([]);
  });

  it('change nothing when they are in that state already, or do not exist', async () => {
    const { post, database } = await tryDesk(engine);
    expect((await post(deskPaths.siteSamples, { sample: SAMPLE, action: 'restore' })).statusCode).toBe(303);
    expect((await post(deskPaths.siteSamples, { sample: 'project-9999', action: 'retire' })).statusCode).toBe(
      422,
    );
    expect((await post(deskPaths.siteSamples, { sample: SAMPLE, action: 'delete' })).statusCode).toBe(400);
    expect(await listVersions(database)).toEqual([]);
  });
});

describe.each(engines)('versions on %s', (engine) => {
  it('are listed newest first; all but the live one can be gone back to', async () => {
    const { get, post, page, publisher, database } = await tryDesk(engine);
    expect(await page(deskPaths.siteVersions)).toContain('Nothing went live yet');
    await post(deskPaths.sitePrices, { ...PRICE, action: 'publish' });
    await post(deskPaths.siteSamples, { action: 'retire-all' });
    await publisher.run();
    const { body } = await get(deskPaths.siteVersions);
    expect(words(body)).toMatch(/All samples retired Version 2.*Live One price published Version 1/);
    expect(body.match(/name="version" value="(\d+)"/g)).toEqual(['name="version" value="1"']);

    const back = await post(deskPaths.siteVersions, { version: '1', action: 'restore' });
    expect(back.statusCode).toBe(303);
    await publisher.run();
    expect(await page(String(back.headers.location))).toMatch(/^The site is as it was/);
    expect((await latestVersion(database)).records.retired).toEqual([]);
    expect(await page(deskPaths.siteVersions)).toContain('Back to version 1: One price published');
    // Records that the old version does not contain stay as they were saved.
    await post(deskPaths.siteVersions, { version: '2', action: 'restore' });
    expect((await latestVersion(database)).number).toBe(4);
  });

  it('keep as drafts the records that the old version lacks', async () => {
    const { post, page, publisher } = await tryDesk(engine);
    await post(deskPaths.siteSamples, { action: 'retire-all' });
    await post(deskPaths.sitePrices, { ...PRICE, action: 'publish' });
    await post(deskPaths.siteVersions, { version: '1', action: 'restore' });
    await publisher.run();
    expect(await page(deskPaths.site)).toMatch(/Saved, not live yet Prices draft/);
    expect(await page(deskPaths.sitePrices)).toContain('$100 to $200');
  });

  it('do not exist under another number', async () => {
    const { post } = await tryDesk(engine);
    expect((await post(deskPaths.siteVersions, { version: '7', action: 'restore' })).statusCode).toBe(404);
    expect((await post(deskPaths.siteVersions, { version: 'x', action: 'restore' })).statusCode).toBe(404);
  });
});

it('asks for the token at every address of it', async () => {
  const { app, database } = await tryDesk('SQLite');
  await publishRecord(database, 'company', 1, { now: CLOCK_START, summary: '' });
  const addresses = [
    deskPaths.site,
    deskPaths.sitePrices,
    deskPaths.sitePricesPreview,
    deskPaths.siteCompany,
    deskPaths.siteCompanyPreview,
    deskPaths.siteSamples,
    deskPaths.siteVersions,
    `${deskPaths.sitePictures}/x.jpg`,
  ];
  for (const url of addresses) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 401]);
});
