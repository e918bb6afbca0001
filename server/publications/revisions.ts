import type { Database } from '../database/database.ts';
import type { SiteRecordKind } from '../database/site-tables.ts';
import { batchesOf } from '../process/batches.ts';
import type { RecordContents } from './record-content.ts';
import type { RevisionName, VersionRecords } from './versions.ts';

export type Revision<Kind extends SiteRecordKind> = {
  readonly id: number;
  readonly publishedAt: string;
  readonly content: RecordContents[Kind];
};

/** The revisions to show of each kind, in order. */
export type Revisions = { readonly [Kind in SiteRecordKind]: readonly Revision<Kind>[] };

/** Reading and parsing rows blocks the event loop: other requests are handled between queries. */
const ROWS_AT_ONCE = 50;

export async function findRevisions(database: Database, records: VersionRecords): Promise<Revisions> {
  return {
    project: await findRevisionsOf(database, 'project', records.project),
    testimonial: await findRevisionsOf(database, 'testimonial', records.testimonial),
    person: await findRevisionsOf(database, 'person', records.person),
    prices: await findRevisionsOf(database, 'prices', records.prices),
    company: await findRevisionsOf(database, 'company', records.company),
  };
}

/** In the given order, without revisions that no longer exist. */
export async function findRevisionsOf<Kind extends SiteRecordKind>(
  database: Database,
  kind: Kind,
  names: readonly RevisionName[],
): Promise<Revision<Kind>[]> {
  const revisions: Revision<Kind>[] = [];
  for (const some of batchesOf(names, ROWS_AT_ONCE)) {
    const rows = await database
      .selectFrom('site_revisions')
      .select(['id', 'published_at', 'content'])
      .where('kind', '=', kind)
      .where((eb) => eb.or(some.map(([id, revision]) => eb.and({ id, revision }))))
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [id] of some) {
      const row = byId.get(id);
      if (row) revisions.push({ id, publishedAt: row.published_at, content: JSON.parse(row.content) });
    }
  }
  return revisions;
}
