import type { Page } from '@playwright/test';
import { services } from '../content/services/catalogue.ts';
import { documentPathOf } from '../contract/documents.ts';
import { to } from '../contract/screens.ts';
import { arriveAt } from './arrival.ts';
import { recordScrolls, scrolls, stopClock } from './scroll-record.ts';
import { expect, test } from './site-test.ts';

function picker(page: Page) {
  return page.getByRole('main').locator('form').getByRole('button');
}

function shown(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true });
}

async function expectChosen(page: Page, title: string): Promise<void> {
  await expect(picker(page).and(page.locator('[aria-pressed="true"]'))).toHaveAccessibleName(title);
  await expect(shown(page, title).getByRole('heading', { name: title })).toBeVisible();
}

test.describe('Services', () => {
  test('is a grid of 14 buttons, the first of which is chosen', async ({ page }) => {
    await arriveAt(page, '/#/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renovation Services');
    await expect(picker(page)).toHaveCount(14);
    for (const [at, { title }] of services.entries())
      await expect(picker(page).nth(at)).toHaveAccessibleName(title);
    await expectChosen(page, 'Home Renovations');
  });

  test('shows picture, full description and features of whichever service is chosen', async ({ page }) => {
    await arriveAt(page, '/#/services');
    for (const service of services) {
      await picker(page)
        .nth(service.id - 1)
        .click();
      await expectChosen(page, service.title);
      await expect(page).toHaveURL(`/#/services?id=${service.id}`);
      const { fullDescription, features } = service;
      const part = shown(page, service.title);
      await expect(part.locator('picture source').first()).toHaveAttribute(
        'srcset',
        new RegExp(`/${service.picture}-`),
      );
      for (const paragraph of fullDescription) await expect(part.getByText(paragraph)).toBeVisible();
      const list = part.getByRole('list', { name: 'What is included' });
      await expect(list.getByRole('listitem')).toHaveText([...features]);
      expect(features.length).toBeGreaterThan(0);
      await expect(list).toHaveCSS('grid-template-columns', /^\S+ \S+$/);
    }
  });

  test('takes the service from the query; an unknown one means the first', async ({ page }) => {
    for (const [address, title] of [
      ['/#/services?id=3', 'Kitchen Renovations'],
      ['/#/services?id=14', 'Gimbal Light Installation'],
      ['/#/services?id=99', 'Home Renovations'],
      ['/services/stairs', 'Stair Design and Renovation Services'],
    ] as const) {
      await page.goto(address);
      await expectChosen(page, title);
    }
    await expect(page).toHaveURL('/#/services?id=7');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stair Design and Renovation Services');
  });

  test('goes back to the service that was shown before', async ({ page }) => {
    await arriveAt(page, '/#/services');
    await picker(page).nth(3).click();
    await picker(page).nth(7).click();
    await expectChosen(page, 'Epoxy Coating Services');
    await page.goBack();
    await expectChosen(page, 'Bathroom Renovations');
    await page.goBack();
    await expectChosen(page, 'Home Renovations');
  });

  test('says who would be hired, and opens the dialog from both of its buttons', async ({ page }) => {
    await arriveAt(page, '/#/services?id=7');
    const sidebar = page.getByRole('complementary', { name: 'Who you are hiring' });
    await expect(sidebar.getByRole('listitem')).toHaveText([
      '15+ years of experience',
      'Licensed and insured professionals',
      'Premium quality materials & finishes',
      'Exceptional attention to detail',
      'Client satisfaction guarantee',
    ]);
    const dialog = page.getByRole('dialog', { name: 'Request a Free Estimate' });
    for (const name of ['Get Free Quote', 'Schedule Consultation']) {
      await sidebar.getByRole('button', { name }).click();
      await expect(dialog.getByLabel('Project Type')).toHaveValue('Stair Design & Renovation Services');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  for (const [address, kept] of [
    ['/#/services?scrollTop=true&id=3', '/#/services?id=3'],
    ['/#/services?scrollTop=true', '/#/services'],
    ['/services?id=3&scrollTop=true', '/#/services?id=3'],
  ] as const) {
    test(`${address} scrolls to the top at once and after 50, 200 and 500 ms, and leaves ${kept}`, async ({
      page,
    }) => {
      await recordScrolls(page);
      await stopClock(page);
      await arriveAt(page, address);
      await expect(page).toHaveURL(kept);
      await expectChosen(page, kept.endsWith('id=3') ? 'Kitchen Renovations' : 'Home Renovations');
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

  test('leads to the neighbouring services and to a house where the service was done', async ({ page }) => {
    await arriveAt(page, '/#/services?id=1');
    const neighbours = page.getByRole('navigation', { name: 'Neighbouring services' }).getByRole('link');
    await expect(neighbours).toHaveText([/Gimbal Light Installation/, /Basement Renovations/]);
    await neighbours.last().click();
    await expectChosen(page, 'Basement Renovations');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('#service')).toBeInViewport();
    await page.getByRole('link', { name: 'A dry basement with a walnut bar' }).click();
    await expect(page).toHaveURL('/#/projects/2');
  });

  test.describe('without scripts', () => {
    // Such a browser gives up on the modules that a document wants ahead.
    test.use({ javaScriptEnabled: false, expectedNoise: [/assets\/.+\.js failed/] });

    test('leads from each button to the document of its service', async ({ page }) => {
      await page.goto('/services');
      await picker(page).nth(4).click();
      await expect(page).toHaveURL(new RegExp(`${documentPathOf(to.service(5))}\\??$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(services[4].title);
    });
  });
});
