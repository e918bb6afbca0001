import { screenBudgets } from '../bench/budgets.ts';
import { phone } from '../bench/machine/phone.ts';
import { observersFile, vitalsOf } from '../bench/vitals/observed-page.ts';
import { visitToFoot } from '../bench/vitals/whole-visit.ts';
import { screenWeight } from '../bench/weight/screen-weight.ts';
import { expect, test } from './site-test.ts';

/** Bytes and counts, never time: these are the same on every machine. */
test.use(phone);

for (const [screen, budget] of Object.entries(screenBudgets)) {
  test.describe(`the ${screen} screen on a phone`, () => {
    test('stays within its budget', async ({ page, baseURL }) => {
      const weight = await screenWeight(page, `${baseURL}${budget.path}`);
      expect(weight.otherOrigins, 'other origins').toEqual([]);
      expect(weight.scriptBytes, 'scripts were counted').toBeGreaterThan(0);
      expect
        .soft(weight.documentBytes, 'document with its CSS, brotli')
        .toBeLessThanOrEqual(budget.document.limit);
      expect
        .soft(weight.scriptBytes, 'scripts before any interaction')
        .toBeLessThanOrEqual(budget.scripts.limit);
      expect.soft(weight.totalBytes, 'whole first view').toBeLessThanOrEqual(budget.total.limit);
      expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(budget.requests);
    });

    test('does not move while it loads and is scrolled through', async ({ page }) => {
      await page.addInitScript({ path: observersFile });
      await visitToFoot(page, budget.path);
      const { layoutShift, largestPaint } = await vitalsOf(page);
      expect(largestPaint, 'the visit was observed').toBeGreaterThan(0);
      expect(layoutShift).toBe(0);
    });
  });
}
