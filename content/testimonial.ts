import type { Picture } from './picture.ts';

export type Testimonial = {
  readonly id: number;
  readonly content: string;
  readonly authorName: string;
  readonly authorLocation: string;
  readonly projectType: string;
  /** A path below the site's root, or empty: then the mark or the initial stands in. */
  readonly authorImagePath: string;
  readonly rating: number;
  /** Beside the quote: a picture of the project that it is about. */
  readonly picture: Picture;
};
