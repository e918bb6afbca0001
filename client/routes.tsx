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

export function loadPage(screen: ScreenName): Promise<PageModule> {
  return loaders[screen]();
}

export const pages = Object.fromEntries(
  Object.entries(loaders).map(([screen, load]) => [screen, lazyPage(load)]),
) as Record<ScreenName, ComponentType<PageProps>>;

function lazyPage(load: () => Promise<PageModule>): ComponentType<PageProps> {
  return lazy(async () => ({ default: (await load()).Page }));
}
