import type { ScreenName } from '../../contract/screens.ts';
import type { PageModule } from '../page.ts';
import * as about from './about/about-page.tsx';
import * as careers from './careers/careers-page.tsx';
import * as caseStudy from './case-study/case-study-page.tsx';
import * as contact from './contact/contact-page.tsx';
import * as fileTest from './file-test/file-test-page.tsx';
import * as home from './home/home-page.tsx';
import * as notFound from './not-found/not-found-page.tsx';
import * as portfolio from './portfolio/portfolio-page.tsx';
import * as privacyPolicy from './privacy-policy/privacy-policy-page.tsx';
import * as project from './project/project-page.tsx';
import * as projects from './projects/projects-page.tsx';
import * as services from './services/services-page.tsx';
import * as sitemap from './sitemap/sitemap-page.tsx';
import * as terms from './terms/terms-page.tsx';
import * as testimonials from './testimonials/testimonials-page.tsx';

/** The page of each screen. Rendered at build, never shipped to the browser. */
export const pages: Readonly<Record<ScreenName, PageModule>> = {
  home,
  services,
  projects,
  project,
  testimonials,
  about,
  contact,
  careers,
  'privacy-policy': privacyPolicy,
  terms,
  sitemap,
  portfolio,
  'case-study': caseStudy,
  'file-test': fileTest,
  'not-found': notFound,
};
