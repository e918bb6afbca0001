import type { PictureName } from './pictures.ts';
import type { ServiceSlug } from './services/catalogue.ts';

/** What cards and lists need of a project. */
export type ProjectSummary = {
  readonly id: number;
  readonly title: string;
  /** The service it shows; the card prints that service's title as its category. */
  readonly service: ServiceSlug;
  /** The category as printed on cards and used by the filter. */
  readonly category: string;
  readonly city: string;
  /** As printed: 'Oakville, ON'. */
  readonly location: string;
  /** One or two sentences; cards clamp it to two lines. */
  readonly description: string;
  /** As printed: 'March 2025'. */
  readonly completionDate: string;
  readonly isFeatured: boolean;
  readonly cover: PictureName;
};

/** What the project's own page adds. */
export type ProjectDetail = {
  /** Heading of the story: what this house taught. */
  readonly storyTitle: string;
  /** The house, the problem, what was found behind the wall, what was done. Three or four paragraphs. */
  readonly story: readonly string[];
  /** The scope of work, five or more lines. */
  readonly features: readonly string[];
  /** Besides the cover, in the order of the gallery. */
  readonly morePictures: readonly PictureName[];
  /** Same room, same camera: the two lie exactly over each other. */
  readonly beforeAndAfter?: { readonly before: PictureName; readonly after: PictureName };
  /** The line drawing of the cover's view, by the name of its scene. */
  readonly drawing?: string;
  readonly schedule: {
    /** 'Two-storey detached, 1978' */
    readonly house: string;
    /** '7 weeks, 2 days' */
    readonly timeOnSite: string;
    /** 'Building, plumbing, ESA' or 'None needed' */
    readonly permits: string;
    /** '212 sq ft' */
    readonly area: string;
  };
  readonly metaDescription: string;
};
