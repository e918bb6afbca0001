import sharp from 'sharp';
import { company } from '../../content/company.ts';
import { services } from '../../content/services/catalogue.ts';
import { openDatabase } from '../../server/database/database.ts';
import { encodeNext } from '../../server/publications/pictures/picture-encoder.ts';
import { insertPicture } from '../../server/publications/pictures/picture-store.ts';
import type { ProjectContent } from '../../server/publications/record-content.ts';
import { createRecord } from '../../server/publications/site-records.ts';
import { NO_RECORDS } from '../../server/publications/versions.ts';
import { inventedText } from '../growth/invented-text.ts';

const SIZE = { width: 1600, height: 1067 };

/** Publishes the given number of projects, all with the same photograph. */
export async function publishProjects(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    const now = new Date();
    const content = await sharp({ create: { ...SIZE, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const picture = await insertPicture(database, { ...SIZE, content }, now);
    await encodeNext(database, () => now);
    const names: [number, number][] = [];
    for (let index = 0; index < count; index++) {
      const record = await createRecord(database, 'project', { content: project(index, picture), now });
      const { kind, id, revision } = record;
      const revisions = { kind, id, revision, published_at: now.toISOString() };
      await database
        .insertInto('site_revisions')
        .values({ ...revisions, content: JSON.stringify(record.content) })
        .execute();
      names.unshift([id, revision]);
    }
    const records = JSON.stringify({ ...NO_RECORDS, project: names });
    const version = {
      number: 1,
      made_at: now.toISOString(),
      summary: 'Published',
      is_purge: 0 as const,
      records,
    };
    await database.insertInto('site_versions').values(version).execute();
    await database.updateTable('site_pictures').set({ is_public: 1 }).execute();
  } finally {
    await database.destroy();
  }
}

function project(index: number, picture: string): ProjectContent {
  const text = (words: number) => inventedText('word '.repeat(words).trim(), index);
  return {
    title: text(5),
    service: services[index % services.length]?.slug ?? '',
    city: company.cities[index % company.cities.length] ?? '',
    completed: '2026-09',
    description: text(14),
    storyTitle: text(4),
    story: [1, 2, 3].map(() => text(70)).join('\n\n'),
    features: [1, 2, 3, 4, 5].map(() => text(6)).join('\n'),
    house: text(3),
    timeOnSite: '7 weeks',
    permits: 'Building',
    area: '212 sq ft',
    budget: '$58,000 to $64,000',
    finishes: text(6),
    featured: false,
    permission: true,
    photos: [{ picture, alt: text(10), focus: '50% 50%' }],
    cover: '',
  };
}
