import type { Database } from '../database/database.ts';
import { SITE_RECORD_KINDS, type SiteRecordKind } from '../database/site-tables.ts';

/** The revisions that a version shows, each list in the order of the site. */
export type VersionRecords = {
  readonly [Kind in SiteRecordKind]: readonly RevisionName[];
} & {
  /** Samples that it does not show. */
  readonly retired: readonly string[];
};

export type RevisionName = readonly [id: number, revision: number];

export type Version = {
  readonly number: number;
  readonly madeAt: string;
  /** What was done, in words for the owner. */
  readonly summary: string;
};

export type VersionWithRecords = Version & { readonly records: VersionRecords };

export const NO_RECORDS: VersionRecords = {
  ...byKind<readonly RevisionName[]>(() => []),
  retired: [],
};

/** The newest version, or the newest up to a number; an empty one with the number 0 if there is none. */
export async function latestVersion(database: Database, upTo?: number): Promise<VersionWithRecords> {
  const row = await database
    .selectFrom('site_versions')
    .selectAll()
    .$if(upTo !== undefined, (query) => query.where('number', '<=', upTo ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { number: 0, madeAt: '', summary: '', records: NO_RECORDS };
  return {
    number: row.number,
    madeAt: row.made_at,
    summary: row.summary,
    records: recordsOf(row.records),
  };
}

export async function latestVersionNumber(database: Database): Promise<number> {
  const { number } = await database
    .selectFrom('site_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return Number(number ?? 0);
}

/** Whether anything was deleted for good since the version `shown`, up to the version `number`. */
export async function hasPurgeSince(database: Database, shown: number, number: number): Promise<boolean> {
  const row = await database
    .selectFrom('site_versions')
    .select('number')
    .where('number', '>', shown)
    .where('number', '<=', number)
    .where('is_purge', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The records of a version; undefined if it does not exist. */
export async function findVersion(database: Database, number: number): Promise<VersionRecords | undefined> {
  const row = await database
    .selectFrom('site_versions')
    .select('records')
    .where('number', '=', number)
    .executeTakeFirst();
  return row && recordsOf(row.records);
}

/** Newest first. */
export async function listVersions(database: Database): Promise<Version[]> {
  const rows = await database
    .selectFrom('site_versions')
    .select(['number', 'made_at', 'summary'])
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, made_at, summary }) => ({ number, madeAt: made_at, summary }));
}

/** Returns the version with each kind's list of revisions mapped. */
export function mapKinds(
  records: VersionRecords,
  change: (names: readonly RevisionName[], kind: SiteRecordKind) => readonly RevisionName[],
): VersionRecords {
  return { ...records, ...byKind((kind) => change(records[kind], kind)) };
}

/** A version that was stored before a kind of records was added does not name it. */
function recordsOf(stored: string): VersionRecords {
  return { ...NO_RECORDS, ...JSON.parse(stored) };
}

function byKind<Value>(make: (kind: SiteRecordKind) => Value): Record<SiteRecordKind, Value> {
  const entries = SITE_RECORD_KINDS.map((kind) => [kind, make(kind)]);
  return Object.fromEntries(entries);
}
