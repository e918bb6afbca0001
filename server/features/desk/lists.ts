import type { Database } from '../../database/database.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import type { Html } from '../../http/html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { type ApplicationRow, genuineApplications, spamApplications } from '../../records/applications.ts';
import type { exportedFiles } from '../../records/exports/exported-files.ts';
import { answeredLeads, spamLeads, waitingLeads } from '../../records/leads.ts';
import { type Cursor, type ListPage, readListPage } from '../../records/list-page.ts';
import type { ListPart } from '../../records/list-part.ts';
import { subscribers } from '../../records/subscribers.ts';
import { recordLists } from '../../records/wording/record-wording.ts';
import { leadCard } from './views/lead-card.ts';
import { PER_PAGE } from './views/paging.ts';
import { applicationCard, subscriberRow } from './views/rows.ts';

type Options<Row> = {
  readonly title: string;
  readonly path: string;
  /** Shown instead of an empty list. */
  readonly emptyText: string;
  readonly variant: 'cards' | 'rows';
  readonly csv?: keyof typeof exportedFiles;
  /** In their order, each under its heading. */
  readonly groups: readonly { readonly heading: string; readonly parts: readonly ListPart<Row>[] }[];
  item(row: Row, now: Date): Html;
};

/** A list of the desk: a page at a time, under headings. */
type List = Omit<Options<never>, 'groups' | 'item'> & {
  read(database: Database, cursor: Cursor | undefined, now: Date): Promise<Page>;
};

type Page = Omit<ListPage<unknown>, 'sections'> & {
  readonly groups: readonly { readonly heading: string; readonly items: readonly Html[] }[];
};

const NEWEST_FIRST = 'Newest first';

export const deskLists: readonly List[] = [
  list({
    ...recordLists.leads,
    path: deskPaths.leads,
    variant: 'cards',
    csv: 'leads',
    groups: [
      { heading: 'Waiting for an answer', parts: [waitingLeads] },
      { heading: 'Answered', parts: [answeredLeads] },
    ],
    item: (row, now) => leadCard(row, now, 'leads'),
  }),
  list({
    ...recordLists.applications,
    path: deskPaths.applications,
    variant: 'cards',
    csv: 'applications',
    groups: [{ heading: NEWEST_FIRST, parts: [genuineApplications] }],
    item: applicationCard,
  }),
  list({
    ...recordLists.subscribers,
    path: deskPaths.subscribers,
    variant: 'rows',
    csv: 'subscribers',
    groups: [{ heading: NEWEST_FIRST, parts: [subscribers] }],
    item: subscriberRow,
  }),
  list<ContactMessageRow | ApplicationRow>({
    ...recordLists.spam,
    path: deskPaths.spam,
    variant: 'cards',
    groups: [{ heading: NEWEST_FIRST, parts: [spamLeads, spamApplications] }],
    item: (row, now) => ('project_type' in row ? leadCard(row, now, 'leads') : applicationCard(row, now)),
  }),
];

function list<Row>({ groups, item, ...options }: Options<Row>): List {
  return {
    ...options,
    async read(database, cursor, now) {
      const parts = groups.map((group) => group.parts);
      const { sections, ...page } = await readListPage(database, parts, { cursor, limit: PER_PAGE });
      return {
        ...page,
        groups: groups.map(({ heading }, index) => ({
          heading,
          items: (sections[index] ?? []).map((row) => item(row, now)),
        })),
      };
    },
  };
}
