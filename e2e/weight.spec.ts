import { screenBudgets } from '../bench/budgets.ts';
import { phone } from '../bench/machine/phone.ts';
import { screenWeight } from '../bench/weight/screen-weight.ts';
import { expect, test } from './site-test.ts';

/** Bytes and counts, never time: these are the same on every machine. */
test.use(phone);

for (const [screen, budget] of Object.entries(screenBudgets)) {
  test(`the ${screen} screen stays within its budget on a phone`, async ({ page, baseURL }) => {
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
}
