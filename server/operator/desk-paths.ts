/**
 * Addresses of the owner's pages. What is about somebody is addressed by its reference: a name, an address or words
 * that were looked for never stand in one.
 */
export const deskPaths = {
  overview: '/desk',
  leads: '/desk/leads',
  applications: '/desk/applications',
  subscribers: '/desk/subscribers',
  spam: '/desk/spam',
  mail: '/desk/mail',
  retryMail: '/desk/mail/retry',
  search: '/desk/search',
  searchResults: (sealed: string) => `/desk/search?for=${sealed}`,
  csv: (list: string) => `/desk/${list}.csv`,
  record: (reference: string) => `/desk/record/${encodeURIComponent(reference)}`,
  /** What is done with a record, or shown of it. */
  recordPart: (reference: string, part: string) => `${deskPaths.record(reference)}/${part}`,
  deleteSubscriber: (id: number) => `/desk/subscribers/${id}/delete`,
} as const;
