import type { Browser } from '@playwright/test';
import { goals } from '../budgets.ts';
import type { Figure } from '../part.ts';
import { observedPage, slowNetwork } from './observed-page.ts';
import { visitToFoot } from './whole-visit.ts';

/** A whole visit to Home over a slow network, from the first byte to the foot of the page. */
export async function layoutShift(browser: Browser, siteUrl: string): Promise<Figure[]> {
  await using observed = await observedPage(browser);
  await slowNetwork(observed);
  await visitToFoot(observed.page, `${siteUrl}/`);
  const { layoutShift: value } = await observed.vitals();
  return [
    { name: 'CLS of Home, loaded and scrolled through', value, unit: 'score', goal: goals.layoutShift },
  ];
}
