import type { Picture } from './picture.ts';
import type { ProjectType } from './project-types.ts';

/** A service. Each has its own file in `services/`, named by its slug. */
export type Service = {
  readonly id: number;
  /** The last path segment of the service's URL: /services/kitchen-renovations. */
  readonly slug: string;
  readonly title: string;
  /** The part of the title that identifies the service in a list of all: 'Kitchen'. Defaults to the title. */
  readonly shortTitle?: string;
  /** For cards and lists, 40 to 85 characters, so that no card truncates it. */
  readonly shortDescription: string;
  /** The icon for lists without pictures. An unknown name shows a set square. */
  readonly iconName: string;
  readonly picture: Picture;
  /** The vertical focal point of the page's wide crop, in percent from the top. Defaults to the middle. */
  readonly wideFocus?: number;
  /** The option that the estimate form preselects when it is opened from this service. */
  readonly projectType: ProjectType;
  /** Two to four paragraphs. The first is set larger: one sentence or two. */
  readonly fullDescription: readonly string[];
  /** A picture of the building site, if the first paragraphs describe what it shows. */
  readonly sitePicture?: CaptionedPicture;
  /** A close-up, such as a joint or an edge, shown large. */
  readonly closeView?: CaptionedPicture;
  readonly detail?: CaptionedPicture;
  /** Eight to ten lines for the two-column list. */
  readonly features: readonly string[];
  /** The timeline, if the duration of the work can be stated. */
  readonly course?: Course;
  /** Evidence of our attention to detail: a verifiable measure, in one sentence. */
  readonly precision?: string;
  /** Whether the service builds or alters load-bearing parts, which have the longer warranty. */
  readonly isStructural?: boolean;
  /** The heading of the call to action at the end of its page: 'Show us your kitchen'. */
  readonly invitation?: string;
  /** Whether the sitemap page lists the service, as one that most people look for. The overview lists all of them. */
  readonly isListedInSitemap?: boolean;
  /** For search engines and link previews, 110 to 160 characters. */
  readonly metaDescription: string;
};

export type CaptionedPicture = {
  readonly picture: Picture;
  /** Says what was built or how. It must not repeat the alternative text. */
  readonly caption: string;
};

/** The phases of a job in order. Lengths are in one unit, weeks or days. */
export type Course = {
  /** Such as 'How it goes: seven weeks on site'. */
  readonly title: string;
  readonly parts: readonly { readonly when: string; readonly length: number; readonly what: string }[];
  /** Something that holds from the first day on, such as 'You keep a sink'. */
  readonly meanwhile?: { readonly length: number; readonly what: string };
};
