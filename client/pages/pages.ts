import type { ScreenName } from '../../contract/screens.ts';
import type { PageModule } from '../page.ts';

/** Rendered at build, never shipped to the browser. */
const modules = import.meta.glob<PageModule>('./*/*-page.tsx', { eager: true });

export function pageOf(screen: ScreenName): PageModule {
  const page = modules[`./${screen}/${screen}-page.tsx`];
  if (!page)
    throw new Error(`There is no client/pages/${screen}/${screen}-page.tsx for the row of ${screen}.`);
  return page;
}
