import type { Picture } from './picture.ts';
import type { ProjectType } from './project-types.ts';

/** A whole service. Each has a file of its own in `services/`, named by its slug. */
export type Service = {
  readonly id: number;
  /** The last part of the service's own address: /services/kitchen-renovations. */
  readonly slug: string;
  readonly title: string;
  /** For cards and lists, at most 85 characters, so that no card cuts it. */
  readonly shortDescription: string;
  /** Shown where a list has no picture of it. A name without a drawing in the client shows a set square. */
  readonly iconName: string;
  readonly picture: Picture;
  /** What the estimate form preselects when it is opened from this service. */
  readonly projectType: ProjectType;
  /** Two or three paragraphs. */
  readonly fullDescription: readonly string[];
  /** Eight to ten lines for the two-column list. */
  readonly features: readonly string[];
  /** Whether the sitemap names it, as those that most people look for; the overview has all of them. */
  readonly isListedInSitemap?: boolean;
  /** For search engines and link previews, at most 160 characters. */
  readonly metaDescription: string;
};
