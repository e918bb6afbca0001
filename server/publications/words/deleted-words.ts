import type { Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { deleteRecord } from '../site-changes.ts';

type Versions = ReadonlyMap<number, string>;

/** The emptied records of clients' words that were deleted for good, and the versions of the site that they belong to. */
export type DeletedWords = {
  readonly records: readonly Selectable<Schema['site_records']>[];
  readonly versions: Versions;
};

/** A deletion is dated like the record that it has emptied. */
export async function findDeletedWords(transaction: Transaction): Promise<DeletedWords> {
  const records = await transaction
    .selectFrom('site_records')
    .selectAll()
    .where('kind', '=', 'testimonial')
    .where('content', 'is', null)
    .where('changed_at', 'in', (query) =>
      query.selectFrom('deletions').select('deleted_at').where('kind', '=', 'words'),
    )
    .execute();
  return { records, versions: await findVersions(transaction) };
}

/**
 * Deletes them again from a site that an import has put in place, if that is an earlier state of this one: another has
 * other words under the same ids.
 */
export async function deleteWordsAgain(
  transaction: Transaction,
  { records, versions }: DeletedWords,
): Promise<void> {
  const imported = await findVersions(transaction);
  if (![...imported].some(([number, madeAt]) => versions.get(number) === madeAt)) return;
  for (const record of records) {
    const change = {
      now: new Date(record.changed_at),
      summary: 'Took the words of a client off the site for good',
    };
    await deleteRecord(transaction, 'testimonial', record.id, change);
    // So that the next import knows it, too.
    await transaction
      .insertInto('site_records')
      .values(record)
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
      .execute();
  }
}

async function findVersions(transaction: Transaction): Promise<Versions> {
  const rows = await transaction.selectFrom('site_versions').select(['number', 'made_at']).execute();
  return new Map(rows.map(({ number, made_at }) => [number, made_at]));
}
