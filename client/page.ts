import type { ComponentType } from 'react';
import type { Head } from './head/head.ts';

/** What every module in `pages/` exports: the screen, and what its document's head says. */
export type PageModule = {
  readonly Page: ComponentType<PageProps>;
  readonly head: (props: PageProps) => Head;
};

export type PageProps = {
  /** The last part of the path, where the screen's pattern has one; otherwise empty. */
  readonly id: string;
  readonly query: URLSearchParams;
};
