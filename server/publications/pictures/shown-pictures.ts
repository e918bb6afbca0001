import type { Database, Transaction } from '../../database/database.ts';
import { SITE_RECORD_KINDS } from '../../database/site-tables.ts';
import { batchesOf } from '../../process/batches.ts';
import { mapInSlices } from '../../process/in-slices.ts';
import { picturesIn } from '../record-content.ts';
import { findRevisionsOf, type Revisions } from '../revisions.ts';
import { lockSite } from '../site-records.ts';
import { findVersion, latestVersionNumber, type VersionRecords } from '../versions.ts';

const ROWS_AT_ONCE = 500;

/**
 * Makes the pictures of this version public, of the previous one, which open pages still show, and of the one that is
 * shown until this version is. If this version is the newest, all other pictures become private.
 */
export async function makePicturesPublic(
  database: Database,
  version: { readonly number: number; readonly records: VersionRecords },
  revisions: Revisions,
  shownUntilThen: number,
): Promise<void> {
  const formerOnly: Awaited<ReturnType<typeof revisionsOnlyIn>> = [];
  for (const number of new Set([version.number - 1, shownUntilThen])) {
    const former = await findVersion(database, number);
    if (former) formerOnly.push(...(await revisionsOnlyIn(database, former, version.records)));
  }
  const shown = await mapInSlices([...Object.values(revisions), ...formerOnly].flat(), ({ content }) =>
    shownPictures(content),
  );
  const wanted = new Set(shown.flat());
  await database.transaction().execute(async (transaction) => {
    await lockSite(transaction);
    const rows = await transaction
      .selectFrom('site_pictures')
      .select('id')
      .where('is_public', '=', 1)
      .execute();
    const open = new Set(rows.map(({ id }) => id));
    await setPublic(
      transaction,
      1,
      [...wanted].filter((id) => !open.has(id)),
    );
    if ((await latestVersionNumber(transaction)) !== version.number) return;
    await setPublic(
      transaction,
      0,
      [...open].filter((id) => !wanted.has(id)),
    );
  });
}

function revisionsOnlyIn(database: Database, former: VersionRecords, later: VersionRecords) {
  return Promise.all(
    SITE_RECORD_KINDS.map((kind) => {
      const kept = new Set(later[kind].map(String));
      return findRevisionsOf(
        database,
        kind,
        former[kind].filter((name) => !kept.has(String(name))),
      );
    }),
  );
}

async function setPublic(transaction: Transaction, is_public: 0 | 1, ids: readonly string[]): Promise<void> {
  for (const some of batchesOf(ids, ROWS_AT_ONCE))
    await transaction.updateTable('site_pictures').set({ is_public }).where('id', 'in', some).execute();
}

/** A client's photo is public only if the owner shows it. */
function shownPictures(content: object): string[] {
  return 'showPhoto' in content && !content.showPhoto ? [] : picturesIn(content);
}
