import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { matchScreen, to } from '../../contract/screens.ts';
import { sheetOf } from '../../contract/sheets.ts';
import { sampleSite } from '../../contract/site.ts';
import { allProjects, oneProject, oneService } from '../support/entries.ts';
import { expect, test } from '../support/site-test.ts';
import { openDocument } from '../support/swept-page.ts';

/** Pages as screen readers read them from the top: nothing meaningless, nothing twice. */

function readOut(page: Page): Promise<string> {
  return page.locator('body').ariaSnapshot();
}

test('no number of a sheet or section is read out; pictures say what they show', async ({ page }) => {
  for (const route of [to.project(oneProject.id), to.service(oneService.id), to.careers, to.home]) {
    await openDocument(page, route);
    const [path = '', query] = route.split('?');
    const words = await readOut(page);
    const { number } = sheetOf(matchScreen(path), new URLSearchParams(query), sampleSite());
    expect(words, route).not.toContain(number);
    expect(words, route).not.toMatch(/\d\d \/ \d\d/);
    expect(words, route).not.toMatch(/paragraph: "?\d\d"?$/m);
    expect(words, route).not.toMatch(/: (Drawing|Sheet)\b/);
  }
  await test.step('the map of Home has its cities as its alternative', async () => {
    const map = page.getByRole('contentinfo').getByRole('img', { name: /^Map/ });
    for (const city of company.cities) await expect(map).toHaveAccessibleName(new RegExp(city));
  });
  await test.step('the caption of its first picture says what was drawn and built', async () => {
    const figure = page.getByRole('main').getByRole('figure').first();
    expect(await figure.ariaSnapshot()).toContain('The same room, first as drawn, then as built');
    expect(await figure.ariaSnapshot()).not.toContain('As drawn');
  });
});

test('a project in a list is read out once: its picture says nothing that stands beside it', async ({
  page,
}) => {
  await openDocument(page, to.projects);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(Math.min(allProjects.length, 24));
  await expect(cards.getByRole('img')).toHaveCount(0);
});
