import type { Queries } from '../database/database.ts';
import type { SiteRecordKind } from '../database/site-tables.ts';
import { lockSite } from './site-records.ts';
import { latestVersion, mapKinds, type Version, type VersionRecords } from './versions.ts';

/** When it was done, and the summary of the version that it makes. */
export type Change = { readonly now: Date; readonly summary: string };

type Changed = {
  readonly records: VersionRecords;
  /** Something was deleted: nothing that was rendered of earlier versions is to stay. */
  readonly isPurge?: boolean;
};

/**
 * Each change of what is public is a new version, in the transaction of the change: the given one, or one of its own.
 * A change that returns nothing makes none; if it returns what was there, the newest stays.
 */
export function makeVersion(
  queries: Queries,
  { now, summary }: Change,
  change: (transaction: Queries, records: VersionRecords) => Promise<Changed | undefined>,
): Promise<Version | undefined> {
  async function run(transaction: Queries): Promise<Version | undefined> {
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
  return queries.isTransaction ? run(queries) : queries.transaction().execute(run);
}

/** As the lists of the desk are. */
async function inOrder(transaction: Queries, records: VersionRecords): Promise<VersionRecords> {
  const rows = await transaction.selectFrom('site_records').select(['kind', 'id', 'rank']).execute();
  const ranks = new Map(rows.map(({ kind, id, rank }) => [`${kind} ${id}`, rank]));
  const rankOf = (kind: SiteRecordKind, id: number) => ranks.get(`${kind} ${id}`) ?? 0;
  return mapKinds(records, (names, kind) => names.toSorted(([a], [b]) => rankOf(kind, b) - rankOf(kind, a)));
}
