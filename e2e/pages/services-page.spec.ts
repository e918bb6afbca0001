import type { Page } from '@playwright/test';
import { sellingPoints } from '../../content/claims.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import {
  allServices,
  defaultService,
  oneProject,
  oneService,
  otherService,
  serviceOf,
  UNKNOWN_ID,
} from '../support/entries.ts';
import { recordScrolls, scrolls, stopClock } from '../support/scroll-record.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

const ONE = to.service(oneService.id);

function picker(page: Page) {
  return page.getByRole('main').locator('form').getByRole('button');
}

function shown(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true });
}

function choose(page: Page, title: string): Promise<void> {
  return picker(page)
    .and(page.getByRole('button', { name: title, exact: true }))
    .click();
}

async function expectChosen(page: Page, title: string): Promise<void> {
  await expect(picker(page).and(page.locator('[aria-current="true"]'))).toHaveAccessibleName(title);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(shown(page, title)).toBeVisible();
}

test.describe('Services', () => {
  test(
    'shows picture, full description and features of whichever service is chosen',
    LONG,
    async ({ page }) => {
      await arriveAt(page, '/#/services');
      for (const service of allServices) {
        await choose(page, service.title);
        await expectChosen(page, service.title);
        await expect(page).toHaveURL(`/#/services?id=${service.id}`);
        const { fullDescription, features } = service;
        const part = shown(page, service.title);
        await expect(part.locator('picture source').first()).toHaveAttribute(
          'srcset',
          new RegExp(`${service.picture.path}-`),
        );
        for (const paragraph of fullDescription) await expect(part.getByText(paragraph)).toBeVisible();
        const list = part.getByRole('list', { name: 'What is included' });
        await expect(list.getByRole('listitem')).toHaveText([...features]);
        expect(features.length).toBeGreaterThan(0);
        await expect(list).toHaveCSS('grid-template-columns', /^\S+ \S+$/);
      }
    },
  );

  test('is a grid of buttons, one for each service, and Back goes to the one that was shown before', async ({
    page,
  }) => {
    await arriveAt(page, '/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renovation Services');
    await expect(picker(page)).toHaveCount(allServices.length);
    for (const [at, { title }] of allServices.entries())
      await expect(picker(page).nth(at)).toHaveAccessibleName(title);
    await expectChosen(page, defaultService.title);
    await choose(page, oneService.title);
    await choose(page, otherService.title);
    await expectChosen(page, otherService.title);
    await page.goBack();
    await expectChosen(page, oneService.title);
    await page.goBack();
    await expectChosen(page, defaultService.title);
  });

  test('takes the service from the query; an unknown one means the default one', async ({ page }) => {
    for (const [address, title] of [
      [`/#${to.service(otherService.id)}`, otherService.title],
      [`/#${to.service(UNKNOWN_ID)}`, defaultService.title],
      [`/#${to.services}?id=constructor`, defaultService.title],
      [`/#${to.services}?id=__proto__`, defaultService.title],
      [documentPath(ONE), oneService.title],
    ] as const) {
      await page.goto(address);
      await expectChosen(page, title);
    }
    await expect(page).toHaveURL(`/#${ONE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneService.title);

    await test.step('shows its name in the first view of a small phone, and leads to all services', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.getByRole('heading', { level: 1, name: oneService.title })).toBeInViewport({
        ratio: 1,
      });
      await page.getByRole('button', { name: `All ${allServices.length}` }).click();
      await page.getByRole('main').getByRole('link', { name: 'Renovation Services' }).click();
      await expect(page).toHaveURL('/#/services');
      await expect(page.getByRole('heading', { level: 1, name: 'Renovation Services' })).toBeFocused();
    });
  });

  for (const [address, kept] of [
    [`/#/services?scrollTop=true&id=${oneService.id}`, `/#${ONE}`],
    ['/#/services?scrollTop=true', '/#/services'],
    [`${ONE}&scrollTop=true`, `/#${ONE}`],
  ] as const) {
    test(`${address} scrolls to the top at once and after 50, 200 and 500 ms, and leaves ${kept}`, async ({
      page,
    }) => {
      await recordScrolls(page);
      await stopClock(page);
      await arriveAt(page, address);
      await expect(page).toHaveURL(kept);
      await expectChosen(page, kept.endsWith(ONE) ? oneService.title : defaultService.title);
      const top = { how: 'instant', to: 'top' };
      let count = 1;
      expect(await scrolls(page)).toEqual([top]);
      for (const wait of [50, 150, 300]) {
        await page.clock.runFor(wait - 1);
        expect(await scrolls(page)).toHaveLength(count);
        await page.clock.runFor(1);
        count += 1;
        expect(await scrolls(page)).toHaveLength(count);
      }
      await page.clock.runFor(5000);
      expect(await scrolls(page)).toEqual([top, top, top, top]);
    });
  }

  test('says who would be hired, and leads to its neighbours and to a house where it was done', async ({
    page,
  }) => {
    await arriveAt(page, documentPath(ONE));
    const sidebar = page.getByRole('complementary', { name: 'Who you are hiring' });
    await expect(sidebar.getByRole('listitem')).toContainText([...sellingPoints]);
    const dialog = page.getByRole('dialog', { name: 'Request a Free Estimate' });
    for (const name of ['Get Free Quote', 'Schedule Consultation']) {
      await sidebar.getByRole('button', { name }).click();
      await expect(dialog.getByLabel('Project Type')).toHaveValue(oneService.projectType);
      if (name === 'Get Free Quote') await expect(dialog.getByText(`For: ${oneService.title}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }

    const service = serviceOf(oneProject);
    const at = allServices.indexOf(service);
    const [previous, following] = [allServices.at(at - 1), allServices[(at + 1) % allServices.length]];
    await page.goto(`/#${to.service(following?.id ?? 0)}`);
    const neighbours = page.getByRole('navigation', { name: 'Neighbouring services' }).getByRole('link');
    await expect(neighbours.first()).toContainText(service.title);
    await neighbours.first().click();
    await expectChosen(page, service.title);
    await expect(neighbours.first()).toContainText(previous?.title ?? '');
    await expect(neighbours.last()).toContainText(following?.title ?? '');
    await expect(page.getByRole('heading', { level: 1, name: service.title })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.getByRole('link', { name: oneProject.title }).click();
    await expect(page).toHaveURL(`/#${to.project(oneProject.id)}`);
  });
});
