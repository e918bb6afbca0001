import type { Database } from '../../../database/database.ts';
import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { listRecords, type SiteRecord } from '../../../publications/site-records.ts';
import type { VersionRecords } from '../../../publications/versions.ts';
import { waitingWords } from '../../../publications/words/waiting-words.ts';
import { publicState } from '../editor/editor-records.ts';

export type Draft = {
  readonly kind: SiteRecordKind;
  readonly name: string;
  readonly href: string;
  readonly changedAt: string;
  /** An earlier revision is published. */
  readonly isPublished: boolean;
  /** Words that a client has sent and that wait for the owner alone. */
  readonly isWaiting: boolean;
};

/**
 * Records whose last revision is not live: never published, taken off the site, or changed since. Newest first. Words
 * that a client has not allowed to be shown are none: nobody can publish them.
 */
export async function savedDrafts(database: Database, shown: VersionRecords): Promise<readonly Draft[]> {
  const [projects, testimonials, people, [prices], [company]] = [
    await listRecords(database, 'project'),
    await listRecords(database, 'testimonial'),
    await listRecords(database, 'person'),
    await listRecords(database, 'prices'),
    await listRecords(database, 'company'),
  ];
  const waiting = new Set((await waitingWords(database)).map((words) => words.testimonial_id));
  const draftOf = (record: SiteRecord, name: string, href: string): Draft[] => {
    const state = publicState(shown, record);
    if (state === 'live') return [];
    const { kind, changedAt } = record;
    return [
      {
        kind,
        name,
        href,
        changedAt,
        isPublished: state === 'changed',
        isWaiting: kind === 'testimonial' && waiting.has(record.id),
      },
    ];
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
