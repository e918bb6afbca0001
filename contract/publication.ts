import type { CredentialKey } from '../content/company-facts.ts';
import type { Picture } from '../content/picture.ts';

/**
 * What the owner has published, as the server passes it to the renderer. It is stored and sent as JSON, and may be
 * older than the content: a service that it names may no longer exist.
 */
export type Publication = {
  /** Incremented with every change; 0 if nothing was ever published. */
  readonly version: number;
  /** In the order of the lists, before the samples. */
  readonly projects: readonly PublishedProject[];
  readonly testimonials: readonly PublishedTestimonial[];
  readonly people: readonly Person[];
  /** Prices by the slug of the service. */
  readonly prices: Readonly<Record<string, Price>>;
  readonly company: PublishedCompany;
  /** Ids of samples that are not shown: 'project-8', 'testimonial-2'. */
  readonly retiredSamples: readonly string[];
};

export type PublishedProject = {
  readonly id: number;
  readonly title: string;
  /** The slug of a service. */
  readonly service: string;
  readonly city: string;
  /** YYYY-MM */
  readonly completed: string;
  readonly description: string;
  readonly storyTitle: string;
  readonly story: readonly string[];
  readonly features: readonly string[];
  readonly house: string;
  readonly timeOnSite: string;
  readonly permits: string;
  readonly area: string;
  readonly budget: string;
  readonly finishes: string;
  readonly isFeatured: boolean;
  readonly cover: Picture;
  /** The pictures besides the cover, in the order of the gallery. */
  readonly morePictures: readonly Picture[];
  readonly beforeAndAfter?: { readonly before: Picture; readonly after: Picture };
  /** The path of its link preview, below the site's root. */
  readonly linkPreview: string;
  /** ISO date of the last change. */
  readonly changedOn: string;
};

export type PublishedTestimonial = {
  readonly id: number;
  readonly content: string;
  readonly authorName: string;
  readonly authorLocation: string;
  /** The title of a service, or empty. */
  readonly projectType: string;
  readonly rating: number;
  /** The id of the project that it is about. */
  readonly project?: number;
  /** Sent by the client and selected by the owner. */
  readonly photo?: Picture;
  /** YYYY-MM-DD, when the words were written. */
  readonly writtenOn: string;
};

export type Person = {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  /** In their own words, or empty. */
  readonly words: string;
  readonly photo?: Picture;
};

/** A range in whole dollars, and what it is based on. */
export type Price = { readonly from: number; readonly to: number; readonly basis: string };

export type Notice = {
  readonly text: string;
  /** YYYY-MM-DD, the last day on which it is shown. */
  readonly until: string;
};

export type PublishedCompany = {
  readonly notice?: Notice;
  readonly mailingAddress: string;
  readonly credentialNumbers: Readonly<Partial<Record<CredentialKey, string>>>;
};

export const NOTHING_PUBLISHED: Publication = {
  version: 0,
  projects: [],
  testimonials: [],
  people: [],
  prices: {},
  company: { mailingAddress: '', credentialNumbers: {} },
  retiredSamples: [],
};
