import type { Publication } from '../../../../contract/publication.ts';
import type { Database } from '../../../database/database.ts';
import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { publicationOf } from '../../../publications/publication.ts';
import { findRevisions, type Revision } from '../../../publications/revisions.ts';
import { listRecords, ONLY_ID } from '../../../publications/site-records.ts';
import { latestVersion } from '../../../publications/versions.ts';

/** The publication that publishing this draft would create. Its pictures have addresses of the desk. */
export async function draftPublication(
  database: Database,
  { kind, id }: { readonly kind: SiteRecordKind; readonly id: number },
): Promise<Publication> {
  const version = await latestVersion(database);
  const revisions = await findRevisions(database, version.records);
  const drafts = await listRecords(database, kind);
  const draft = drafts.find((record) => record.id === id);
  // The single records, prices and company, exist even if they were never saved.
  if (!draft && id !== ONLY_ID) throw refusals.notFound();
  const byId = new Map<number, Revision<SiteRecordKind>>(revisions[kind].map((one) => [one.id, one]));
  if (draft) byId.set(id, { id, publishedAt: draft.changedAt, content: draft.content });
  const ofKind = drafts.flatMap((record) => byId.get(record.id) ?? []);
  return publicationOf(database, version, { ...revisions, [kind]: ofKind }, deskPaths.sitePictures);
}
