import type { Database } from '../database/database.ts';
import type { Html } from '../html.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { countApplications, listApplications } from '../records/applications.ts';
import type { exportedFiles } from '../records/exports/exported-files.ts';
import { countLeads, listLeads } from '../records/leads.ts';
import { countSpam, listSpam } from '../records/spam.ts';
import { countSubscribers, listSubscribers } from '../records/subscribers.ts';
import { leadCard } from './views/lead-card.ts';
import type { Paging } from './views/paging.ts';
import { applicationCard, subscriberRow } from './views/rows.ts';

/** A list of the desk: a page at a time, under headings. */
type List = {
  readonly title: string;
  readonly path: string;
  /** Shown instead of an empty list. */
  readonly emptyText: string;
  readonly variant: 'cards' | 'rows';
  readonly csv?: keyof typeof exportedFiles;
  count(): Promise<number>;
  groups(paging: Paging, now: Date): Promise<Group[]>;
};

type Group = { readonly heading: string; readonly items: readonly Html[] };

export function deskLists(database: Database): List[] {
  return [
    {
      title: 'Leads',
      path: deskPaths.leads,
      emptyText: 'No leads yet.',
      variant: 'cards',
      csv: 'leads',
      count: () => countLeads(database),
      async groups(paging, now) {
        const leads = await listLeads(database, { isWaitingFirst: true, ...paging });
        const cards = (isAnswered: boolean) =>
          leads
            .filter(({ answered_at }) => (answered_at !== null) === isAnswered)
            .map((lead) => leadCard(lead, now, 'leads'));
        return [
          { heading: 'Waiting for an answer', items: cards(false) },
          { heading: 'Answered', items: cards(true) },
        ];
      },
    },
    {
      title: 'Applications',
      path: deskPaths.applications,
      emptyText: 'No applications yet.',
      variant: 'cards',
      csv: 'applications',
      count: () => countApplications(database),
      groups: async (paging, now) =>
        newestFirst((await listApplications(database, paging)).map((row) => applicationCard(row, now))),
    },
    {
      title: 'Subscribers',
      path: deskPaths.subscribers,
      emptyText: 'No subscribers yet.',
      variant: 'rows',
      csv: 'subscribers',
      count: () => countSubscribers(database),
      groups: async (paging, now) =>
        newestFirst((await listSubscribers(database, paging)).map((row) => subscriberRow(row, now))),
    },
    {
      title: 'Spam',
      path: deskPaths.spam,
      emptyText: 'No spam.',
      variant: 'cards',
      count: () => countSpam(database),
      groups: async (paging, now) =>
        newestFirst(
          (await listSpam(database, paging)).map(({ kind, row }) =>
            kind === 'lead' ? leadCard(row, now, 'leads') : applicationCard(row, now),
          ),
        ),
    },
  ];
}

function newestFirst(items: readonly Html[]): Group[] {
  return [{ heading: 'Newest first', items }];
}
