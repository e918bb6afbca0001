import { services } from '../../content/services/catalogue.ts';
import type { Database } from '../database/database.ts';
import { insertPicture } from '../publications/pictures/picture-store.ts';
import type { ProjectContent } from '../publications/record-content.ts';
import { publishRecord } from '../publications/site-changes.ts';
import { createRecord } from '../publications/site-records.ts';
import { plainPhoto } from './photo-files/photo-files.ts';

const [service] = services;

/** A project of the owner with everything that is needed to publish it; `photo` is the id of a stored picture. */
export function ownProject(photo: string, changes: Partial<ProjectContent> = {}): ProjectContent {
  return {
    title: 'A semi that got its porch back',
    service: service.slug,
    city: 'Toronto',
    completed: '2026-05',
    description: 'The posts were hollow. Now they carry the roof again.',
    storyTitle: '',
    story: '',
    features: '',
    house: '',
    timeOnSite: '',
    permits: '',
    area: '',
    budget: '',
    finishes: '',
    featured: false,
    permission: true,
    photos: [{ picture: photo, alt: 'A porch with four posts.', focus: '50% 50%' }],
    cover: '',
    ...changes,
  };
}

/** Stores a picture as if the owner had uploaded it. */
export async function storePicture(database: Database, now: Date): Promise<string> {
  return insertPicture(database, { width: 1200, height: 800, content: await plainPhoto('jpeg') }, now);
}

/** Publishes a first own project, which is live as soon as the publisher has run. */
export async function publishOwnProject(database: Database, now: Date) {
  const picture = await storePicture(database, now);
  const { id } = await createRecord(database, 'project', { content: ownProject(picture), now });
  await publishRecord(database, 'project', id, { now, summary: 'A project published' });
  return { id, picture };
}
