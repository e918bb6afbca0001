import { services } from '../../content/services/catalogue.ts';
import type { Database } from '../database/database.ts';
import { encodeInProcess } from '../publications/pictures/encode-process.ts';
import {
  fallbackWidthOf,
  insertFiles,
  insertPicture,
  linkPreviewOf,
  type PictureFile,
  RECEIVED_FILE,
  widthsOf,
} from '../publications/pictures/picture-store.ts';
import { CENTRE, focusPoint, newPhoto, type ProjectContent } from '../publications/record-content.ts';
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
    photos: [{ ...newPhoto(photo), alt: 'A porch with four posts.' }],
    cover: '',
    ...changes,
  };
}

const SIZE = { width: 1200, height: 800 };

/** Stores a picture as if the owner had uploaded it. */
export async function storePicture(database: Database, now: Date): Promise<string> {
  return insertPicture(database, { ...SIZE, content: await plainPhoto('jpeg') }, now);
}

/** Stores a picture whose files are there. The encoder runs only for the first one. */
export async function storeEncodedPicture(database: Database, now: Date): Promise<string> {
  const id = await storePicture(database, now);
  encodedFiles ??= encode(id);
  await insertFiles(database, id, await encodedFiles);
  await database
    .deleteFrom('site_picture_files')
    .where('picture_id', '=', id)
    .where('name', '=', RECEIVED_FILE)
    .execute();
  await database
    .updateTable('site_pictures')
    .set({ encoded_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  return id;
}

let encodedFiles: Promise<readonly PictureFile[]> | undefined;

async function encode(id: string): Promise<readonly PictureFile[]> {
  const content = await plainPhoto('jpeg');
  const sizes = { widths: widthsOf(SIZE.width), fallbackWidth: fallbackWidthOf(SIZE.width) };
  const preview = { name: linkPreviewOf(id, CENTRE).name, focus: focusPoint(CENTRE) };
  return [
    ...(await encodeInProcess({ content, ...sizes })),
    ...(await encodeInProcess({ content, ...preview })),
  ];
}

/** Publishes a first own project, which is live as soon as the publisher has run. */
export async function publishOwnProject(database: Database, now: Date, storeOne = storePicture) {
  const picture = await storeOne(database, now);
  const { id } = await createRecord(database, 'project', { content: ownProject(picture), now });
  await publishRecord(database, 'project', id, { now, summary: 'A project published' });
  return { id, picture };
}
