import type { Browser } from '@playwright/test';
import { goals } from '../budgets.ts';
import { median } from '../machine/statistics.ts';
import type { Figure } from '../part.ts';
import { observedPage, slowNetwork, type Vitals } from './observed-page.ts';
import { startPlainSite } from './plain-site.ts';

/** Home compared with the plain page, loaded alternately. */
export async function largestPaint(browser: Browser, siteUrl: string, runs: number): Promise<Figure[]> {
  await using plain = await startPlainSite(siteUrl);
  const pairs: { site: Vitals; plain: Vitals }[] = [];
  while (pairs.length < runs) {
    pairs.push({ site: await load(browser, siteUrl), plain: await load(browser, plain.url) });
  }
  return [
    {
      name: 'LCP of Home, times that of a page without scripts',
      value: median(pairs.map((pair) => pair.site.largestPaint / pair.plain.largestPaint)),
      unit: 'ratio',
      goal: goals.largestPaintRatio,
      note: `slow 4G, CPU slowed 4 times, ${runs} loads in turn`,
    },
    {
      name: 'LCP of Home',
      value: median(pairs.map((pair) => pair.site.largestPaint)),
      unit: 'ms',
      note: elements(pairs.map((pair) => pair.site)),
    },
    {
      name: 'LCP of the page without scripts',
      value: median(pairs.map((pair) => pair.plain.largestPaint)),
      unit: 'ms',
      note: elements(pairs.map((pair) => pair.plain)),
    },
  ];
}

/** The element of the largest paint: the two pages should agree. */
function elements(loads: readonly Vitals[]): string {
  return `the ${[...new Set(loads.map(({ largestElement }) => largestElement))].join(' or ')} element`;
}

async function load(browser: Browser, url: string): Promise<Vitals> {
  await using observed = await observedPage(browser);
  await slowNetwork(observed);
  await observed.page.goto(`${url}/`, { waitUntil: 'networkidle' });
  await observed.page.evaluate('window.picturesPainted()');
  // Awaited here, because the page is closed at the end of this function.
  return await observed.vitals();
}
