import { sampleIds } from '../../contract/site.ts';
import type { Database, Queries } from '../database/database.ts';
import type { SiteRecordKind } from '../database/schema.ts';
import { removeUnusedPictures } from './pictures/unused-pictures.ts';
import { picturesIn } from './record-content.ts';
import { findRecord, lockSite, moveRecord } from './site-records.ts';

/** Which revisions a version shows, each list in the order of the site. */
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
  /** What was done, in the owner's words. */
  readonly summary: string;
};

type LatestVersion = Version & { readonly isPurge: boolean; readonly records: VersionRecords };

export const RECORD_KINDS = ['project', 'testimonial', 'person', 'prices', 'company'] as const;

export const NO_RECORDS: VersionRecords = {
  project: [],
  testimonial: [],
  person: [],
  prices: [],
  company: [],
  retired: [],
};

/** What the site is to show: the newest version, or that nothing was ever published. */
export async function latestVersion(database: Queries): Promise<LatestVersion> {
  const row = await database
    .selectFrom('site_versions')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { number: 0, madeAt: '', summary: '', isPurge: false, records: NO_RECORDS };
  return {
    number: row.number,
    madeAt: row.made_at,
    summary: row.summary,
    isPurge: row.is_purge === 1,
    records: JSON.parse(row.records),
  };
}

/** What that version shows; none if there is no such version. */
export async function findVersion(database: Queries, number: number): Promise<VersionRecords | undefined> {
  const row = await database
    .selectFrom('site_versions')
    .select('records')
    .where('number', '=', number)
    .executeTakeFirst();
  return row && JSON.parse(row.records);
}

/** Newest first. */
export async function listVersions(database: Queries): Promise<Version[]> {
  const rows = await database
    .selectFrom('site_versions')
    .select(['number', 'made_at', 'summary'])
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, made_at, summary }) => ({ number, madeAt: made_at, summary }));
}

type Change = { readonly now: Date; readonly summary: string };

type Changed = { readonly records: VersionRecords; readonly isPurge?: boolean };

export async function latestVersionNumber(database: Queries): Promise<number> {
  const { number } = await database
    .selectFrom('site_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return Number(number ?? 0);
}

/** Makes the last saved draft public. None, if there is no such record. */
export function publishRecord(
  database: Database,
  kind: SiteRecordKind,
  id: number,
  { now, summary }: Change,
): Promise<Version | undefined> {
  return changeSite(database, { now, summary }, async (transaction, records) => {
    const record = await findRecord(transaction, kind, id);
    if (!record) return undefined;
    await transaction
      .insertInto('site_revisions')
      .values({
        kind,
        id,
        revision: record.revision,
        published_at: now.toISOString(),
        content: JSON.stringify(record.content),
      })
      .onConflict((conflict) => conflict.columns(['kind', 'id', 'revision']).doNothing())
      .execute();
    const others = records[kind].filter(([other]) => other !== id);
    return { records: { ...records, [kind]: [...others, [id, record.revision]] } };
  });
}

/** The draft stays. */
export function unpublishRecord(
  database: Database,
  kind: SiteRecordKind,
  id: number,
  change: Change,
): Promise<Version | undefined> {
  return changeSite(database, change, async (_, records) => ({
    records: without(records, kind, id),
  }));
}

/** Draft, revisions and pictures: nothing of it is left, and no version can bring it back. */
export function deleteRecord(
  database: Database,
  kind: SiteRecordKind,
  id: number,
  change: Change,
): Promise<Version | undefined> {
  return database.transaction().execute((transaction) => deleteRecordWithin(transaction, kind, id, change));
}

/** The same as part of a transaction. */
export function deleteRecordWithin(
  transaction: Queries,
  kind: SiteRecordKind,
  id: number,
  change: Change,
): Promise<Version | undefined> {
  return changeWithin(transaction, change, async (records) => {
    const ofRecord = (table: 'site_records' | 'site_revisions') =>
      transaction.selectFrom(table).select('content').where('kind', '=', kind).where('id', '=', id).execute();
    const revisions = await ofRecord('site_revisions');
    const contents = [...(await ofRecord('site_records')), ...revisions];
    const pictures = contents.flatMap(({ content }) => (content ? picturesIn(JSON.parse(content)) : []));
    await transaction
      .updateTable('site_records')
      .set({ content: null, form_key: null, changed_at: change.now.toISOString() })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('site_revisions').where('kind', '=', kind).where('id', '=', id).execute();
    await removeUnusedPictures(transaction, pictures);
    return { records: without(records, kind, id), isPurge: revisions.length > 0 };
  });
}

/** The order of what is public follows at once. */
export function reorderRecord(
  database: Database,
  kind: SiteRecordKind,
  id: number,
  where: 'up' | 'first',
  change: Change,
): Promise<Version | undefined> {
  return changeSite(database, change, async (transaction, records) => {
    const hasMoved = await moveRecord(transaction, kind, id, where);
    return hasMoved ? { records } : undefined;
  });
}

export function retireSamples(
  database: Database,
  samples: readonly string[],
  isRetired: boolean,
  change: Change,
): Promise<Version | undefined> {
  return changeSite(database, change, async (_, records) => {
    const retired = sampleIds().filter((sample) =>
      samples.includes(sample) ? isRetired : records.retired.includes(sample),
    );
    return { records: { ...records, retired } };
  });
}

/** As a new version, without what was deleted since. Drafts stay as they are. */
export function goBackTo(database: Database, number: number, change: Change): Promise<Version | undefined> {
  return changeSite(database, change, async (transaction) => {
    const records = await findVersion(transaction, number);
    return records && { records: await withoutDeleted(transaction, records) };
  });
}

/**
 * Each change of what is public is a new version, in the transaction of the change. One that changes nothing makes
 * none: the newest stays.
 */
function changeSite(
  database: Database,
  about: Change,
  change: (transaction: Queries, records: VersionRecords) => Promise<Changed | undefined>,
): Promise<Version | undefined> {
  return database
    .transaction()
    .execute((transaction) => changeWithin(transaction, about, (records) => change(transaction, records)));
}

async function changeWithin(
  transaction: Queries,
  { now, summary }: Change,
  change: (records: VersionRecords) => Promise<Changed | undefined>,
): Promise<Version | undefined> {
  await lockSite(transaction);
  const latest = await latestVersion(transaction);
  const changed = await change(latest.records);
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

/** As the lists of the desk are. */
async function inOrder(transaction: Queries, records: VersionRecords): Promise<VersionRecords> {
  const rows = await transaction.selectFrom('site_records').select(['kind', 'id', 'rank']).execute();
  const ranks = new Map(rows.map(({ kind, id, rank }) => [`${kind} ${id}`, rank]));
  const rankOf = (kind: SiteRecordKind, id: number) => ranks.get(`${kind} ${id}`) ?? 0;
  return ofEachKind(records, (names, kind) =>
    names.toSorted(([a], [b]) => rankOf(kind, b) - rankOf(kind, a)),
  );
}

async function withoutDeleted(transaction: Queries, records: VersionRecords): Promise<VersionRecords> {
  const rows = await transaction.selectFrom('site_revisions').select(['kind', 'id', 'revision']).execute();
  const kept = new Set(rows.map(({ kind, id, revision }) => `${kind} ${id} ${revision}`));
  return ofEachKind(records, (names, kind) =>
    names.filter(([id, revision]) => kept.has(`${kind} ${id} ${revision}`)),
  );
}

function ofEachKind(
  records: VersionRecords,
  change: (names: readonly RevisionName[], kind: SiteRecordKind) => readonly RevisionName[],
): VersionRecords {
  const changed = RECORD_KINDS.map((kind) => [kind, change(records[kind], kind)]);
  return { ...records, ...Object.fromEntries(changed) };
}

function without(records: VersionRecords, kind: SiteRecordKind, id: number): VersionRecords {
  return { ...records, [kind]: records[kind].filter(([other]) => other !== id) };
}
