import { describe, expect, it } from 'vitest';
import { sampleIds, sampleSite } from '../../contract/site.ts';
import { engines, makeStore } from '../testing/engines.ts';
import { ownProject, publishOwnProject, storePicture } from '../testing/own-site.ts';
import { startTestService } from '../testing/test-service.ts';
import { openPublishedSite } from './published-site.ts';
import { publishRecord, retireSamples } from './site-changes.ts';
import { createRecord } from './site-records.ts';

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe.each(engines)('the published site on %s', (engine) => {
  it('is the newest version, with the files of the pictures that it shows', async () => {
    const { database, config, clock } = await startTestService(engine);
    const { id, picture } = await publishOwnProject(database, clock());
    const hidden = await storePicture(database, clock());
    const words = {
      content: 'They swept the stairs.',
      authorName: 'Ruth Hawthorn',
      authorLocation: '',
      projectType: '',
      rating: '5',
      project: String(id),
      permission: true,
      photo: { picture: hidden, alt: '', focus: '50% 50%' },
      showPhoto: false,
      writtenOn: '2026-06-01',
    };
    const record = await createRecord(database, 'testimonial', { content: words, now: clock() });
    await publishRecord(database, 'testimonial', record.id, { now: clock(), summary: '' });
    await retireSamples(database, sampleIds(), true, { now: clock(), summary: '' });

    await using published = await openPublishedSite(config, clock);
    expect(published.site.projects.map(({ title }) => title)).toEqual([ownProject('').title]);
    expect(published.site.hasSamples).toBe(false);
    const files = await all(published.files());
    const [project] = published.site.projects;
    expect(files.map(({ path }) => path)).toContain(project?.linkPreview);
    const names = files.map(({ path }) => path.replace(`/photos/${picture}-`, ''));
    expect(names.sort()).toEqual([
      '1200.1.avif',
      '480.1.avif',
      '800.1.avif',
      '960.1.jpg',
      'preview-50-50.1.jpg',
    ]);
    for (const { content } of files) expect(content.length).toBeGreaterThan(100);
  });
});

it('is the samples where there is no database yet, and makes none', async () => {
  const store = await makeStore('SQLite');
  await using published = await openPublishedSite(store, () => new Date());
  expect(published.site).toEqual(sampleSite());
  expect(await all(published.files())).toEqual([]);
  await store.remove();
});
