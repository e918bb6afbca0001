import { type ComponentType, lazy } from 'react';
import type { ScreenName } from '../contract/screens.ts';
import type { PageModule, PageProps } from './page.ts';

/** Each screen is a chunk of its own. A new page is a folder in `pages/` and a row here. */
const loaders: Record<ScreenName, () => Promise<PageModule>> = {
  home: () => import('./pages/home/home-page.tsx'),
  services: () => import('./pages/services/services-page.tsx'),
  projects: () => import('./pages/projects/projects-page.tsx'),
  project: () => import('./pages/project/project-page.tsx'),
  testimonials: () => import('./pages/testimonials/testimonials-page.tsx'),
  about: () => import('./pages/about/about-page.tsx'),
  contact: () => import('./pages/contact/contact-page.tsx'),
  careers: () => import('./pages/careers/careers-page.tsx'),
  'privacy-policy': () => import('./pages/privacy-policy/privacy-policy-page.tsx'),
  terms: () => import('./pages/terms/terms-page.tsx'),
  sitemap: () => import('./pages/sitemap/sitemap-page.tsx'),
  portfolio: () => import('./pages/portfolio/portfolio-page.tsx'),
  'case-study': () => import('./pages/case-study/case-study-page.tsx'),
  'file-test': () => import('./pages/file-test/file-test-page.tsx'),
  'not-found': () => import('./pages/not-found/not-found-page.tsx'),
};

const loaded = new Map<ScreenName, PageModule>();
const chosen = new Map<ScreenName, ComponentType<PageProps>>();

export async function loadPage(screen: ScreenName): Promise<PageModule> {
  const page = await loaders[screen]();
  loaded.set(screen, page);
  return page;
}

function lazyPage(screen: ScreenName): ComponentType<PageProps> {
  return lazy(async () => ({ default: (await loadPage(screen)).Page }));
}

/**
 * A page that is there is used as it is: React can then answer a click while it is still taking the page over. The
 * choice stands, because to React another component is another screen: what was typed and focused would be gone.
 */
export function pageOf(screen: ScreenName): ComponentType<PageProps> {
  const page = chosen.get(screen) ?? loaded.get(screen)?.Page ?? lazyPage(screen);
  chosen.set(screen, page);
  return page;
}

/** To be called when a screen's failure is shown: React remembers a failed import for good, the next visit must not. */
export function forgetPage(screen: ScreenName): void {
  chosen.delete(screen);
}
