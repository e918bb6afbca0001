import type { Database } from '../../database/database.ts';
import { rowList } from '../../desk-pages/parts/lists.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { Html } from '../../page-parts/html.ts';
import {
  type ApplicationRow,
  answeredApplications,
  spamApplications,
  waitingApplications,
} from '../../records/applications.ts';
import type { exportedFiles } from '../../records/exports/exported-files.ts';
import { answeredLeads, type LeadRow, spamLeads, waitingLeads } from '../../records/leads.ts';
import { type Cursor, type ListPage, readListPage } from '../../records/list-page.ts';
import type { ListPart } from '../../records/list-part.ts';
import { type SubscriberRow, subscribers, withdrawnSubscribers } from '../../records/subscribers.ts';
import { listNames } from './list-names.ts';
import type { LeadNotice } from './routes/notices.ts';
import { leadRow } from './views/lead-card.ts';
import { applicationRow, subscriberRow } from './views/other-rows.ts';
import { PER_PAGE } from './views/paging.ts';
import { waitingCards } from './views/waiting-cards.ts';

type Group<Row> = {
  readonly heading: string;
  readonly parts: readonly ListPart<Row>[];
  /** Shows the group even without rows while there is a notice about a lead that was just moved out of it. */
  readonly holdsNotice?: boolean;
  show(rows: readonly Row[], context: Context): Html;
};

type Context = {
  readonly now: Date;
  readonly cursor: Cursor | undefined;
  readonly notice: LeadNotice | undefined;
};

type Options<Row> = {
  readonly title: string;
  readonly path: string;
  readonly emptyText: string;
  readonly csv?: keyof typeof exportedFiles;
  /** Displayed in this order, each under its heading. */
  readonly groups: readonly Group<Row>[];
};

/** A paginated list of the desk, grouped under headings. */
type List = Omit<Options<never>, 'groups'> & {
  read(database: Database, context: Context): Promise<Page>;
};

type Page = Omit<ListPage<unknown>, 'sections'> & {
  readonly groups: readonly { readonly heading: string; readonly items: Html }[];
};

const NEWEST_FIRST = 'Newest first';

export const deskLists: readonly List[] = [
  list<LeadRow>({
    ...listNames.leads,
    path: deskPaths.leads,
    csv: 'leads',
    groups: [
      {
        heading: 'Waiting',
        parts: [waitingLeads],
        holdsNotice: true,
        show: (rows, { now, cursor, notice }) =>
          waitingCards(rows, { now, back: { list: 'leads', cursor }, notice, columns: 'two' }),
      },
      { heading: 'Answered', parts: [answeredLeads], show: eachRow(leadRow) },
    ],
  }),
  list({
    ...listNames.applications,
    path: deskPaths.applications,
    csv: 'applications',
    groups: [
      { heading: 'Waiting', parts: [waitingApplications], show: eachRow(applicationRow) },
      { heading: 'Answered or declined', parts: [answeredApplications], show: eachRow(applicationRow) },
    ],
  }),
  list<SubscriberRow>({
    ...listNames.subscribers,
    path: deskPaths.subscribers,
    csv: 'subscribers',
    groups: [
      { heading: 'On the list', parts: [subscribers], show: eachRow(subscriberRow) },
      { heading: 'Have left it', parts: [withdrawnSubscribers], show: eachRow(subscriberRow) },
    ],
  }),
  list<LeadRow | ApplicationRow>({
    ...listNames.spam,
    path: deskPaths.spam,
    groups: [
      {
        heading: NEWEST_FIRST,
        parts: [spamLeads, spamApplications],
        show: eachRow((row, now) => ('project_type' in row ? leadRow(row, now) : applicationRow(row, now))),
      },
    ],
  }),
];

function eachRow<Row>(show: (row: Row, now: Date) => Html) {
  return (rows: readonly Row[], { now }: Context) => rowList(rows.map((row) => show(row, now)));
}

function list<Row>({ groups, ...options }: Options<Row>): List {
  return {
    ...options,
    async read(database, context) {
      const { cursor, notice } = context;
      const parts = groups.map((group) => group.parts);
      const { sections, ...page } = await readListPage(database, parts, { cursor, limit: PER_PAGE });
      // A cursor that points nowhere shows the first page.
      const shown = { ...context, cursor: page.offset === 0 ? undefined : cursor };
      return {
        ...page,
        groups: groups.flatMap(({ heading, holdsNotice, show }, index) => {
          const rows = sections[index] ?? [];
          const isShown = rows.length > 0 || (holdsNotice && notice);
          return isShown ? [{ heading, items: show(rows, shown) }] : [];
        }),
      };
    },
  };
}
