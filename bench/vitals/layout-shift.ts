import type { Browser, Page } from '@playwright/test';
import { goals } from '../budgets.ts';
import type { Figure } from '../part.ts';
import { observedPage, slowNetwork } from './observed-page.ts';

/** A whole visit to Home over a slow network, from the first byte to the end of the page. */
export async function layoutShift(browser: Browser, siteUrl: string): Promise<Figure[]> {
  await using observed = await observedPage(browser);
  await slowNetwork(observed);
  await observed.page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' });
  await scrollToFoot(observed.page);
  await observed.page.waitForLoadState('networkidle');
  const { layoutShift: value } = await observed.vitals();
  return [
    { name: 'CLS of Home, loaded and scrolled through', value, unit: 'score', goal: goals.layoutShift },
  ];
}

async function scrollToFoot(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
  })()`);
}
