import type { ScreenName } from '../contract/screens.ts';
import type { Goal } from './part.ts';

const KB = 1024;

/** The goals against which the site is measured. Tests enforce the weights below; times are only measured. */
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
  photosPeakMegabytes: { atMost: 300 },
  startSeconds: { atMost: 60 },
  waitForDeskMs: { atMost: 50 },
  publishSeconds: { atMost: 10 },
  publishManySeconds: { atMost: 30 },
  servingWhilePublishingRatio: { atMost: 2 },
  publishingGrowthMegabytes: { atMost: 20 },
} as const satisfies Record<string, Goal>;

/** A weight that the tests enforce. Some are goals of the site; the others prevent regressions. */
export type Budget = { readonly limit: number; readonly isGoal?: true };

export type ScreenBudget = {
  readonly document: Budget;
  /** Loaded before any interaction. */
  readonly scripts: Budget;
  /** The whole first view on a phone. */
  readonly total: Budget;
  readonly requests: number;
};

/** Sizes in bytes, brotli. Home has goals of its own; the others prevent regressions. */
export function budgetOf(screen: ScreenName): ScreenBudget {
  if (screen === 'home')
    return {
      document: { limit: 22 * KB, isGoal: true },
      scripts: { limit: 72 * KB, isGoal: true },
      total: { limit: 300 * KB, isGoal: true },
      requests: 22,
    };
  return {
    document: { limit: 18 * KB },
    scripts: { limit: 90 * KB },
    total: { limit: 275 * KB },
    requests: 22,
  };
}
