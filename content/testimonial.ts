import type { Picture } from './picture.ts';

export type Testimonial = {
  readonly id: number;
  readonly content: string;
  readonly authorName: string;
  readonly authorLocation: string;
  readonly projectType: string;
  /** A path relative to the site's root. If empty, the mark or the author's initial is shown instead. */
  readonly authorImagePath: string;
  readonly rating: number;
  /** A picture of the project, shown beside the quote. */
  readonly picture?: Picture;
  /** The project that the quote is about, if it is not the one in the picture. */
  readonly project?: { readonly id: number; readonly title: string };
  /** A date in the format YYYY-MM-DD. */
  readonly writtenOn?: string;
  readonly isSample?: boolean;
};
