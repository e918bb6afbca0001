import type { Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { matchScreen, to } from '../contract/screens.ts';
import { sheetOf } from '../contract/sheets.ts';
import { sampleSite } from '../contract/site.ts';
import { arriveAt } from './arrival.ts';
import { allProjects, oneProject, oneService } from './entries.ts';
import { expect, test } from './site-test.ts';
import { openDocument } from './swept-page.ts';

/** Pages as they are read out from the top: nothing that means nothing, nothing twice. */

function readOut(page: Page): Promise<string> {
  return page.locator('body').ariaSnapshot();
}

test('a map has its cities as its alternative', async ({ page }) => {
  await arriveAt(page, '/');
  const map = page.getByRole('contentinfo').getByRole('img', { name: /^Map/ });
  for (const city of company.cities) await expect(map).toHaveAccessibleName(new RegExp(city));
});

for (const route of [to.home, to.project(oneProject.id), to.service(oneService.id), to.careers])
  test(`no number of a sheet or section is read out: ${route}`, async ({ page }) => {
    await openDocument(page, route);
    const [path = '', query] = route.split('?');
    const words = await readOut(page);
    expect(words).not.toContain(sheetOf(matchScreen(path), new URLSearchParams(query), sampleSite()).number);
    expect(words).not.toMatch(/\d\d \/ \d\d/);
    expect(words).not.toMatch(/paragraph: "?\d\d"?$/m);
    expect(words).not.toMatch(/: (Drawing|Sheet)\b/);
  });

test('a project in a list is read out once: its picture says nothing that stands beside it', async ({
  page,
}) => {
  await openDocument(page, to.projects);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(Math.min(allProjects.length, 24));
  await expect(cards.getByRole('img')).toHaveCount(0);
});

test('the caption of the first picture says what was drawn and built', async ({ page }) => {
  await openDocument(page, to.home);
  const figure = page.getByRole('main').getByRole('figure').first();
  expect(await figure.ariaSnapshot()).toContain('The same room, first as drawn, then as built');
  expect(await figure.ariaSnapshot()).not.toContain('As drawn');
});
