import type { Locator } from '@playwright/test';
import { to } from '../../contract/screens.ts';
import { arriveAt, expectHydratedForm, navigateTo } from '../support/arrival.ts';
import { errorSummary, sendButton } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

test('titles begin at the same height, and the picture of the contact page keeps its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await arriveAt(page, to.about());
  const titleTop = () => topOf(page.getByRole('heading', { level: 1 }));
  const expected = await titleTop();
  for (const route of [to.testimonials, to.careers, to.contact]) {
    await navigateTo(page, route);
    expect(await titleTop(), route).toBeCloseTo(expected, 0);
  }

  await test.step('About has its tabs above its column, also where the sheet is narrower than the window', async () => {
    await navigateTo(page, to.about());
    for (const width of [1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const tab = await page.getByRole('tab').first().boundingBox();
      const title = await page.getByRole('tabpanel').getByRole('heading').first().boundingBox();
      expect(tab?.x, `at ${width}`).toBeCloseTo(title?.x ?? 0, 0);
    }
  });

  await navigateTo(page, to.contact);
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = page.getByRole('main');
  await expectHydratedForm(main);
  const form = main.locator('form');
  const picture = main.locator('div:has(> section form) > picture img');
  const [formBox, pictureBox] = [await form.boundingBox(), await picture.boundingBox()];
  if (!formBox || !pictureBox) throw new Error('The form or its picture is gone.');
  expect(Math.abs(pictureBox.y + pictureBox.height - formBox.y - formBox.height)).toBeLessThan(2);
  await sendButton(main).click();
  await expect(errorSummary(main)).toBeVisible();
  expect((await picture.boundingBox())?.height).toBeCloseTo(pictureBox.height, 0);
});

for (const width of [768, 1440])
  test(`links of the project cards in a row stand in one line at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await arriveAt(page, to.projects);
    const rows = await page
      .getByRole('region', { name: 'Projects', exact: true })
      .getByRole('article')
      .evaluateAll((cards) => {
        const rows = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
        const linkTop = (card: Element) => card.querySelector('a')?.getBoundingClientRect().top ?? 0;
        return [...rows.values()].map((row) => [...new Set(row.map(linkTop).map(Math.round))]);
      });
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((tops) => tops.length > 1)).toEqual([]);
  });

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}
