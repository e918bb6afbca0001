import type { ComponentType } from 'react';
import type { ScreenName } from '../contract/screens.ts';
import type { Site } from '../contract/site.ts';

/** The exports of a page module. */
export type PageModule = {
  readonly Page: ComponentType<PageProps>;
  readonly head: Head | ((props: PageProps) => Head);
};

export type PageProps = {
  /** The `:id` segment of the path. Empty if the pattern has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The sheet number of the page, such as A-203. */
  readonly sheetNumber: string;
  readonly site: Site;
  /** Screens without a document, because their texts are not written yet. */
  readonly leftOut: readonly ScreenName[];
};

export type Head = {
  readonly title: string;
  readonly description: string;
  /** The path of another document whose link preview picture the page uses. Defaults to its own. */
  readonly socialPicture?: string;
  /** The path of the link preview picture, if it was not made by the build. */
  readonly linkPreview?: string;
  /** Defaults to the value of the screen in contract/screens.ts. */
  readonly isIndexable?: boolean;
};
