/**
 * Paths of the owner's pages. Records are addressed by their reference: URLs never contain names, addresses or search
 * terms.
 */
export const deskPaths = {
  overview: '/desk',
  more: '/desk/more',
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
  /** An action on a record, or a part of it. */
  recordPart: (reference: string, part: string) => `${deskPaths.record(reference)}/${part}`,
  deleteSubscriber: (id: number) => `/desk/subscribers/${id}/delete`,
  leadPhoto: (reference: string, number: number | string) => `/desk/leads/${reference}/photos/${number}`,
  visits: '/desk/visits',
  newVisit: '/desk/visits/new',
  newVisitFor: (reference: string) => `${deskPaths.newVisit}?${new URLSearchParams({ reference })}`,
  visit: (id: number) => `/desk/visits/${id}`,
  site: '/desk/site',
  siteProjects: '/desk/site/projects',
  siteTestimonials: '/desk/site/testimonials',
  sitePeople: '/desk/site/people',
  sitePrices: '/desk/site/prices',
  siteCompany: '/desk/site/company',
  siteSamples: '/desk/site/samples',
  siteVersions: '/desk/site/versions',
  sitePricesPreview: '/desk/site/prices/preview',
  siteCompanyPreview: '/desk/site/company/preview',
  /** The path below which pictures of drafts are served. */
  sitePictures: '/desk/site/pictures',
  siteNew: (list: SiteList) => `/desk/site/${list}/new`,
  siteEntry: (list: SiteList, id: number) => `/desk/site/${list}/${id}`,
  sitePreview: (list: SiteList, id: number) => `${deskPaths.siteEntry(list, id)}/preview`,
} as const;

/** Lists on the site whose entries have an editor page each. */
export type SiteList = 'projects' | 'testimonials' | 'people';

/** Route patterns of the paths above that have parameters. */
export const deskRoutes = {
  record: '/desk/record/:reference',
  recordPart: (part: string) => `${deskRoutes.record}/${part}`,
  deleteSubscriber: '/desk/subscribers/:id/delete',
  leadPhoto: '/desk/leads/:reference/photos/:number',
  visit: '/desk/visits/:id',
  siteEntry: (list: SiteList) => `/desk/site/${list}/:id`,
  sitePreview: (list: SiteList) => `${deskRoutes.siteEntry(list)}/preview`,
  /** Every other path of the desk, with a trailing slash or without. */
  unknown: '/desk/*',
} as const;
