/**
 * Paths of the owner's pages. Records are addressed by their reference: names, addresses and search words are never
 * part of a URL.
 */
export const deskPaths = {
  overview: '/desk',
  leads: '/desk/leads',
  applications: '/desk/applications',
  subscribers: '/desk/subscribers',
  spam: '/desk/spam',
  mail: '/desk/mail',
  retryMail: '/desk/mail/retry',
  confirmDate: '/desk/confirm-date',
  search: '/desk/search',
  searchResults: (encrypted: string) => `/desk/search?for=${encrypted}`,
  csv: (list: string) => `/desk/${list}.csv`,
  record: (reference: string) => `/desk/record/${encodeURIComponent(reference)}`,
  /** What is done with a record, or shown of it. */
  recordPart: (reference: string, part: string) => `${deskPaths.record(reference)}/${part}`,
  deleteSubscriber: (id: number) => `/desk/subscribers/${id}/delete`,
  leadPhoto: (reference: string, number: number | string) => `/desk/leads/${reference}/photos/${number}`,
} as const;

/** The routes of the paths above that have parameters. */
export const deskRoutes = {
  record: '/desk/record/:reference',
  recordPart: (part: string) => `${deskRoutes.record}/${part}`,
  deleteSubscriber: '/desk/subscribers/:id/delete',
  leadPhoto: '/desk/leads/:reference/photos/:number',
} as const;
