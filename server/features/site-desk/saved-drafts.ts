import type { Queries } from '../../database/database.ts';
import type { SiteRecordKind } from '../../database/site-tables.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { listRecords, type SiteRecord } from '../../publications/site-records.ts';
import type { VersionRecords } from '../../publications/versions.ts';
import { publicState } from './editor-records.ts';

export type Draft = {
  readonly kind: SiteRecordKind;
  readonly name: string;
  readonly href: string;
  readonly changedAt: string;
  /** An earlier revision is published. */
  readonly isPublished: boolean;
  /** Words of a client that wait for the owner alone: they may be shown. */
  readonly isWaiting: boolean;
};

/**
 * Records whose last revision is not live: never published, taken off the site, or changed since. Newest first. Words
 * that a client has not allowed to be shown are none: nobody can publish them.
 */
export async function savedDrafts(database: Queries, shown: VersionRecords): Promise<readonly Draft[]> {
  const [projects, testimonials, people, [prices], [company]] = [
    await listRecords(database, 'project'),
    await listRecords(database, 'testimonial'),
    await listRecords(database, 'person'),
    await listRecords(database, 'prices'),
    await listRecords(database, 'company'),
  ];
  const draftOf = (record: SiteRecord, name: string, href: string, areAllowed = false): Draft[] => {
    const state = publicState(shown, record);
    if (state === 'live') return [];
    const { kind, changedAt } = record;
    const isPublished = state === 'changed';
    return [{ kind, name, href, changedAt, isPublished, isWaiting: areAllowed && !isPublished }];
  };
  return [
    ...projects.flatMap((record) =>
      draftOf(record, record.content.title, deskPaths.siteEntry('projects', record.id)),
    ),
    ...testimonials
      .filter(isShowable)
      .flatMap((record) =>
        draftOf(
          record,
          `Words of ${record.content.authorName}`,
          deskPaths.siteEntry('testimonials', record.id),
          record.content.permission,
        ),
      ),
    ...people.flatMap((record) =>
      draftOf(record, record.content.name, deskPaths.siteEntry('people', record.id)),
    ),
    ...(prices ? draftOf(prices, 'Prices', deskPaths.sitePrices) : []),
    ...(company ? draftOf(company, 'Company', deskPaths.siteCompany) : []),
  ].toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
}

function isShowable({ content: { original, permission } }: SiteRecord<'testimonial'>): boolean {
  return permission || original === undefined;
}
