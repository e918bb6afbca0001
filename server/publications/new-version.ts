import { type Database, isTransaction, type Transaction } from '../database/database.ts';
import type { SiteRecordKind } from '../database/site-tables.ts';
import { lockSite } from './site-records.ts';
import { latestVersion, mapKinds, type Version, type VersionRecords } from './versions.ts';

/** The time of a change, and the summary of the version that it makes. */
export type Change = { readonly now: Date; readonly summary: string };

type Changed = {
  readonly records: VersionRecords;
  /** Set if something was deleted: no document rendered from an earlier version may be kept. */
  readonly isPurge?: boolean;
};

/**
 * Makes a new version for a change of the published records, in the change's own transaction: the given one or a new
 * one. No version is made if the change returns undefined; if it leaves the records as they were, the newest version
 * stays.
 */
export function makeVersion(
  database: Database,
  { now, summary }: Change,
  change: (transaction: Transaction, records: VersionRecords) => Promise<Changed | undefined>,
): Promise<Version | undefined> {
  async function run(transaction: Transaction): Promise<Version | undefined> {
    await lockSite(transaction);
    const latest = await latestVersion(transaction);
    const changed = await change(transaction, latest.records);
    if (!changed) return undefined;
    const { isPurge = false } = changed;
    const records = await inOrder(transaction, changed.records);
    if (!isPurge && JSON.stringify(records) === JSON.stringify(latest.records)) return latest;
    const version = { number: latest.number + 1, madeAt: now.toISOString(), summary };
    await transaction
      .insertInto('site_versions')
      .values({
        number: version.number,
        made_at: version.madeAt,
        summary,
        is_purge: isPurge ? 1 : 0,
        records: JSON.stringify(records),
      })
      .execute();
    return version;
  }
  return isTransaction(database) ? run(database) : database.transaction().execute(run);
}

/** Sorts the records like the lists of the desk. */
async function inOrder(transaction: Transaction, records: VersionRecords): Promise<VersionRecords> {
  const rows = await transaction.selectFrom('site_records').select(['kind', 'id', 'rank']).execute();
  const ranks = new Map(rows.map(({ kind, id, rank }) => [`${kind} ${id}`, rank]));
  const rankOf = (kind: SiteRecordKind, id: number) => ranks.get(`${kind} ${id}`) ?? 0;
  return mapKinds(records, (names, kind) => names.toSorted(([a], [b]) => rankOf(kind, b) - rankOf(kind, a)));
}
