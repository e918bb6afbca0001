import type { ComponentType } from 'react';
import type { SocialPictureSlug } from '../content/social-pictures.ts';

/** The exports of a page module. */
export type PageModule = {
  readonly Page: ComponentType<PageProps>;
  readonly head: Head | ((props: PageProps) => Head);
};

export type PageProps = {
  /** The last segment of the path, where the pattern has one; otherwise empty. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The page's number, as in A-203. */
  readonly sheet: string;
};

export type Head = {
  readonly title: string;
  readonly description: string;
  readonly socialPicture: SocialPictureSlug;
  /** False for developer, template and error pages. */
  readonly isIndexable?: boolean;
};
