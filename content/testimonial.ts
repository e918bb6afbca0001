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
  readonly picture?: Picture;
  /** The project that it is about, if it is not the one that the picture shows. */
  readonly project?: { readonly id: number; readonly title: string };
  /** YYYY-MM-DD */
  readonly writtenOn?: string;
  readonly isSample?: boolean;
};
