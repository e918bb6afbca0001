import { budgetOf } from '../../bench/budgets.ts';
import { screenWeight } from '../../bench/weight/screen-weight.ts';
import { documentPath } from '../../contract/documents.ts';
import { splitRoute } from '../../contract/routes.ts';
import { matchScreen } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { stylesheetOf } from '../support/document-links.ts';
import { screenSweeps } from '../support/every-route.ts';
import { expect, test } from '../support/site-test.ts';
import { answerResumeCalls } from '../support/swept-page.ts';

/** Checks bytes and counts, never time, because these are the same on every machine. */
test.use({ ...phone, expectedNoise: [/404 \(Not Found\)/] });

for (const { details, routes } of screenSweeps) {
  for (const { route } of routes) {
    const { screen } = matchScreen(splitRoute(route).path);
    const budget = budgetOf(screen);
    test(`${route} stays within its budget on a phone`, details, async ({ page, baseURL }) => {
      await answerResumeCalls(page);
      const weight = await screenWeight(page, `${baseURL}${documentPath(route)}`);
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
}

test('no rule makes every change of the document restyle all of it', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const css = await (await request.get(stylesheetOf(html) ?? '')).text();
  expect(css, 'the whole stylesheet').toContain(':has(');
  // Whether `:has()` matches decides about any descendant. Tailwind's `group-has-*` variants are written like this.
  expect(css.match(/[^{}]*:has\([^{}]*\) \*\)[^{}]*(?=\{)/g) ?? []).toEqual([]);
});

test('the file with React imports no other, so that visitors keep it when the rest changes', async ({
  request,
}) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const [, folder = '', entry = ''] = /src="([^"]*\/)(site-[\w-]+\.js)"/.exec(await textOf('/')) ?? [];
  const [react = ''] = /islands-[\w-]{8}\.js/.exec(await textOf(folder + entry)) ?? [];
  const code = await textOf(folder + react);
  expect(code.includes('hydrateRoot'), 'it is the file with React').toBe(true);
  expect(code.match(/\bfrom\s*["'][^"']*["']|\bimport\s*["'(]/g) ?? []).toEqual([]);
});
