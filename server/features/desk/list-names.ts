import type { RecordList } from '../../records/wording/record-wording.ts';

/** The titles of the lists, and the texts for empty ones. */
export const listNames: Readonly<Record<RecordList, { readonly title: string; readonly emptyText: string }>> =
  {
    leads: { title: 'Requests', emptyText: 'No requests yet. New ones stand here, and on Today.' },
    applications: { title: 'Applications', emptyText: 'No applications yet.' },
    subscribers: { title: 'Newsletter', emptyText: 'No subscribers yet.' },
    spam: { title: 'Spam', emptyText: 'No spam.' },
    mail: { title: 'Mail', emptyText: 'No mail is waiting.' },
  };
