import type { ComponentType } from 'react';
import type { ScreenName } from '../contract/screens.ts';
import type { Site } from '../contract/site.ts';

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
  readonly sheetNumber: string;
  readonly site: Site;
  /** Screens without a document: their page is still to be written. */
  readonly leftOut: readonly ScreenName[];
};

export type Head = {
  readonly title: string;
  readonly description: string;
  /** The path of the document whose link preview it shares; by default it has its own. */
  readonly socialPicture?: string;
  /** The path of its link preview, where that is not one of the build. */
  readonly linkPreview?: string;
  /** By default as its row in contract/screens.ts says. */
  readonly isIndexable?: boolean;
};
