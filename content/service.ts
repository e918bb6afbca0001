import type { Picture } from './picture.ts';
import type { ProjectType } from './project-types.ts';

/** A whole service. Each has a file of its own in `services/`, named by its slug. */
export type Service = {
  readonly id: number;
  /** The last part of the service's own address: /services/kitchen-renovations. */
  readonly slug: string;
  readonly title: string;
  /** The words of the title that tell it from the others, for the line of all services: 'Kitchen'. By default all. */
  readonly shortTitle?: string;
  /** For cards and lists, at most 85 characters, so that no card cuts it. */
  readonly shortDescription: string;
  /** Shown where a list has no picture of it. A name without a drawing in the client shows a set square. */
  readonly iconName: string;
  readonly picture: Picture;
  /** In percent from the top: what stays in sight where its page cuts the picture wide. By default the middle. */
  readonly wideFocus?: number;
  /** What the estimate form preselects when it is opened from this service. */
  readonly projectType: ProjectType;
  /** Two to four paragraphs. The first is set larger: one sentence or two. */
  readonly fullDescription: readonly string[];
  /** Of the site, where the first paragraphs speak of what it shows. */
  readonly sitePicture?: CaptionedPicture;
  /** A joint, an edge: shown large. */
  readonly closeView?: CaptionedPicture;
  readonly detail?: CaptionedPicture;
  /** Eight to ten lines for the two-column list. */
  readonly features: readonly string[];
  /** Where the work has a length that can be told. */
  readonly course?: Course;
  /** What shows our attention to detail: a measure that can be checked, in one sentence. */
  readonly precision?: string;
  /** Whether it builds or alters what carries the house, for which the longer warranty is given. */
  readonly isStructural?: boolean;
  /** Heading of the invitation at the end of its page: 'Show us your kitchen'. */
  readonly invitation?: string;
  /** Whether the sitemap names it, as those that most people look for; the overview has all of them. */
  readonly isListedInSitemap?: boolean;
  /** For search engines and link previews, at most 160 characters. */
  readonly metaDescription: string;
};

export type CaptionedPicture = {
  readonly picture: Picture;
  /** Says what was built, or how: never the alternative text again. */
  readonly caption: string;
};

/** How a job goes, one part after the other. Lengths are in one unit, weeks or days. */
export type Course = {
  /** 'How it goes: seven weeks on site' */
  readonly title: string;
  readonly parts: readonly { readonly when: string; readonly length: number; readonly what: string }[];
  /** What lasts from the first day on: 'You keep a sink'. */
  readonly meanwhile?: { readonly length: number; readonly what: string };
};
