import { basename } from 'node:path';
import { type Site, sampleSite, siteOf } from '../../contract/site.ts';
import type { Database, DatabaseSettings } from '../database/database.ts';
import { databaseExists, openExistingDatabase } from '../database/existing-database.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Clock } from '../time/clock.ts';
import { isoDate } from '../time/wall-clock.ts';
import { filesOf, findFile, findPictures, PICTURES_PATH, parseFileName } from './pictures/picture-store.ts';
import { publicationOf } from './publication.ts';
import { preparePictures } from './publisher.ts';
import { picturesIn } from './record-content.ts';
import { findRevisions } from './revisions.ts';
import { latestVersion } from './versions.ts';

type PublishedSite = AsyncDisposable & {
  readonly site: Site;
  /** The files of the owner's pictures that it shows, each with its path in pages. */
  files(): AsyncIterable<{ readonly path: string; readonly content: Uint8Array }>;
};

/** The newest version, for a host that only serves static files; the sample content if there is no database. */
export async function openPublishedSite(settings: DatabaseSettings, clock: Clock): Promise<PublishedSite> {
  if (!(await databaseExists(settings)))
    return { site: sampleSite(), async *files() {}, async [Symbol.asyncDispose]() {} };
  const database = await openExistingDatabase(settings);
  const version = await latestVersion(database);
  const revisions = await findRevisions(database, version.records);
  if (!(await preparePictures(database, clock, revisions)))
    throw new OperatorError('A running server still encodes photographs of the site. Try again in a minute.');
  const publication = await publicationOf(database, version, revisions);
  // A revision also refers to pictures that are not shown, such as a client's photo that was not chosen.
  const shown = JSON.stringify(publication);
  const ids = picturesIn(revisions).filter((id) => shown.includes(`${PICTURES_PATH}/${id}`));
  const linkPreviews = publication.projects.map(({ linkPreview }) => linkPreview);
  return {
    site: siteOf(publication, isoDate(clock())),
    files: () => filesIn(database, ids, linkPreviews),
    [Symbol.asyncDispose]: () => database.destroy(),
  };
}

async function* filesIn(database: Database, ids: readonly string[], linkPreviews: readonly string[]) {
  for (const picture of (await findPictures(database, ids)).values())
    for (const { name, path } of filesOf(picture)) {
      const content = await findFile(database, picture.id, name);
      if (content) yield { path, content };
    }
  for (const path of linkPreviews) {
    const { id = '', name = '' } = parseFileName(basename(path)) ?? {};
    const content = await findFile(database, id, name);
    if (content) yield { path, content };
  }
}
