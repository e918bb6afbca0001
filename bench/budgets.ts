import type { ScreenName } from '../contract/screens.ts';
import type { Goal } from './part.ts';

const KB = 1024;

/** What the site is measured against. The tests hold the weights below; time is never tested, only measured. */
export const goals = {
  lighthouseScore: { atLeast: 100 },
  pointsBehindBare: { atMost: 1 },
  blockingRatio: { atMost: 1.5 },
  largestPaintRatio: { atMost: 1.2 },
  layoutShift: { atMost: 0 },
  routeChangeMs: { atMost: 100 },
  newScreenMs: { atMost: 200 },
  interactionMs: { atMost: 100 },
  servingRatio: { atLeast: 0.9 },
  leadsPerSecond: { atLeast: 300 },
  leadP99Ms: { atMost: 100 },
  lostLeads: { atMost: 0 },
  uploadsPeakMegabytes: { atMost: 200 },
  startSeconds: { atMost: 60 },
} as const satisfies Record<string, Goal>;

/** A weight that the tests hold. Some are goals of the site; the others keep what was reached. */
export type Budget = { readonly limit: number; readonly isGoal?: true };

export type ScreenBudget = {
  /** A document that shows the screen. */
  readonly path: string;
  readonly document: Budget;
  /** Before any interaction. */
  readonly scripts: Budget;
  /** The whole first view on a phone. */
  readonly total: Budget;
  readonly requests: number;
};

/** Sizes in bytes, brotli. A new screen gets its row here. */
export const screenBudgets = {
  home: {
    path: '/',
    document: { limit: 22 * KB, isGoal: true },
    scripts: { limit: 72 * KB, isGoal: true },
    total: { limit: 300 * KB, isGoal: true },
    requests: 15,
  },
  services: {
    path: '/services',
    document: { limit: 10 * KB },
    scripts: { limit: 87 * KB },
    total: { limit: 190 * KB },
    requests: 14,
  },
  projects: {
    path: '/projects',
    document: { limit: 13.5 * KB },
    scripts: { limit: 84 * KB },
    total: { limit: 260 * KB },
    requests: 16,
  },
  project: {
    path: '/projects/3',
    document: { limit: 11.5 * KB },
    scripts: { limit: 91 * KB },
    total: { limit: 210 * KB },
    requests: 16,
  },
  testimonials: {
    path: '/testimonials',
    document: { limit: 9.5 * KB },
    scripts: { limit: 86 * KB },
    total: { limit: 245 * KB },
    requests: 17,
  },
  about: {
    path: '/about',
    document: { limit: 11.5 * KB },
    scripts: { limit: 79 * KB },
    total: { limit: 160 * KB },
    requests: 12,
  },
  contact: {
    path: '/contact',
    document: { limit: 11.5 * KB },
    scripts: { limit: 85 * KB },
    total: { limit: 145 * KB },
    requests: 16,
  },
  careers: {
    path: '/careers',
    document: { limit: 9.5 * KB },
    scripts: { limit: 86 * KB },
    total: { limit: 170 * KB },
    requests: 14,
  },
  'privacy-policy': {
    path: '/privacy-policy',
    document: { limit: 10 * KB },
    scripts: { limit: 75 * KB },
    total: { limit: 130 * KB },
    requests: 12,
  },
  terms: {
    path: '/terms',
    document: { limit: 9.5 * KB },
    scripts: { limit: 75 * KB },
    total: { limit: 130 * KB },
    requests: 12,
  },
  sitemap: {
    path: '/sitemap',
    document: { limit: 7.5 * KB },
    scripts: { limit: 73 * KB },
    total: { limit: 125 * KB },
    requests: 10,
  },
  portfolio: {
    path: '/portfolio/1',
    document: { limit: 7 * KB },
    scripts: { limit: 81 * KB },
    total: { limit: 180 * KB },
    requests: 14,
  },
  'case-study': {
    path: '/case-study/1',
    document: { limit: 7.5 * KB },
    scripts: { limit: 81 * KB },
    total: { limit: 210 * KB },
    requests: 14,
  },
} as const satisfies Record<Exclude<ScreenName, 'not-found' | 'file-test'>, ScreenBudget>;
