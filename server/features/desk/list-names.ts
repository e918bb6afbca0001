import { type RecordList, recordLists } from '../../records/wording/record-wording.ts';

/** The titles of the lists, and the texts for empty ones: as in the inbox, but with the desk's own words where they say more. */
export const listNames: Readonly<Record<RecordList, { readonly title: string; readonly emptyText: string }>> =
  {
    ...recordLists,
    leads: { ...recordLists.leads, emptyText: 'No requests yet. New ones appear here, and on Today.' },
    subscribers: { ...recordLists.subscribers, title: 'Newsletter' },
  };
