import { sampleIds } from '../../contract/site.ts';
import type { Database, Transaction } from '../database/database.ts';
import { SITE_RECORD_KINDS, type SiteRecordKind } from '../database/site-tables.ts';
import { type Change, makeVersion } from './new-version.ts';
import { removeUnusedPictures } from './pictures/unused-pictures.ts';
import { picturesIn } from './record-content.ts';
import { findRecord, type Move, moveRecord, restoreOrder } from './site-records.ts';
import { findVersion, listVersions, mapKinds, type Version, type VersionRecords } from './versions.ts';

type Publishing = Change & {
  /** The revision that was checked; if undefined, the last saved one is published, whatever it lacks. */
  readonly revision?: number;
};

/** Publishes the last saved draft. Returns undefined if it is not the given revision any more, or deleted. */
export function publishRecord(
  database: Database,
  kind: SiteRecordKind,
  id: number,
  { now, summary, revision }: Publishing,
): Promise<Version | undefined> {
  return makeVersion(database, { now, summary }, async (transaction, records) => {
    const record = await findRecord(transaction, kind, id);
    if (!record || (revision !== undefined && revision !== record.revision)) return undefined;
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

/** Takes the record off the site. The draft is kept. */
export function unpublishRecord(
  database: Database,
  kind: SiteRecordKind,
  id: number,
  change: Change,
): Promise<Version | undefined> {
  return makeVersion(database, change, async (_, records) => ({
    records: without(records, kind, id),
  }));
}

/**
 * Deletes draft, revisions and pictures, so that no version can bring the record back, and its name in the summaries of
 * versions. Uses the given transaction or a new one.
 */
export function deleteRecord(
  database: Database,
  kind: SiteRecordKind,
  id: number,
  change: Change,
): Promise<Version | undefined> {
  return makeVersion(database, change, async (transaction, records) => {
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
    const names = contents.map(({ content }) => nameIn(JSON.parse(content ?? '{}')));
    await forgetNames(transaction, names, NAMELESS[kind]);
    await removeUnusedPictures(transaction, pictures);
    return { records: without(records, kind, id), isPurge: revisions.length > 0 };
  });
}

/** What the summaries call a record that was deleted. */
const NAMELESS: Readonly<Record<SiteRecordKind, string>> = {
  project: 'a project',
  testimonial: 'words of a client',
  person: 'a person',
  prices: 'prices',
  company: 'company',
};

function nameIn(content: { title?: string; name?: string; authorName?: string }): string {
  return content.title ?? content.name ?? content.authorName ?? '';
}

/** Replaces names at the ends of summaries, as in 'Published: A porch'. */
async function forgetNames(
  transaction: Transaction,
  names: readonly string[],
  nameless: string,
): Promise<void> {
  for (const { number, summary } of await listVersions(transaction)) {
    const name = names.find((known) => known && summary.endsWith(`: ${known}`));
    if (!name) continue;
    await transaction
      .updateTable('site_versions')
      .set({ summary: summary.slice(0, -name.length) + nameless })
      .where('number', '=', number)
      .execute();
  }
}

type Reordering = Change &
  Move & {
    /** The published records are listed apart from the drafts, so that one is moved above another of them. */
    readonly isAmongPublished?: boolean;
  };

/** Published lists get the new order at once. */
export function reorderRecord(
  database: Database,
  kind: SiteRecordKind,
  id: number,
  { where, above, isAmongPublished = false, ...change }: Reordering,
): Promise<Version | undefined> {
  return makeVersion(database, change, async (transaction, records) => {
    const published = records[kind].map(([other]) => other);
    const among = isAmongPublished ? published : undefined;
    const hasMoved = await moveRecord(transaction, kind, id, { where, above }, among);
    return hasMoved ? { records } : undefined;
  });
}

export function retireSamples(
  database: Database,
  samples: readonly string[],
  isRetired: boolean,
  change: Change,
): Promise<Version | undefined> {
  return makeVersion(database, change, async (_, records) => {
    const retired = sampleIds().filter((sample) =>
      samples.includes(sample) ? isRetired : records.retired.includes(sample),
    );
    return { records: { ...records, retired } };
  });
}

/**
 * Makes a new version from an earlier one, in the order of that one and without what was deleted since. The content of
 * drafts is not changed.
 */
export function goBackTo(database: Database, number: number, change: Change): Promise<Version | undefined> {
  return makeVersion(database, change, async (transaction) => {
    const former = await findVersion(transaction, number);
    if (!former) return undefined;
    const records = await withoutDeleted(transaction, former);
    for (const kind of SITE_RECORD_KINDS)
      await restoreOrder(
        transaction,
        kind,
        records[kind].map(([id]) => id),
      );
    return { records };
  });
}

async function withoutDeleted(transaction: Transaction, records: VersionRecords): Promise<VersionRecords> {
  const rows = await transaction.selectFrom('site_revisions').select(['kind', 'id', 'revision']).execute();
  const kept = new Set(rows.map(({ kind, id, revision }) => `${kind} ${id} ${revision}`));
  return mapKinds(records, (names, kind) =>
    names.filter(([id, revision]) => kept.has(`${kind} ${id} ${revision}`)),
  );
}

function without(records: VersionRecords, kind: SiteRecordKind, id: number): VersionRecords {
  return { ...records, [kind]: records[kind].filter(([other]) => other !== id) };
}
