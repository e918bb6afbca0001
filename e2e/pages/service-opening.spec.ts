import type { Locator, Page } from '@playwright/test';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { publishedSite } from '../../testing/publications.ts';
import { arriveAt } from '../support/arrival.ts';
import { allServices, oneService, otherService } from '../support/entries.ts';
import { showSite } from '../support/published-site.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

const ONE = to.service(oneService.id);

function room(page: Page): Locator {
  return page.getByRole('main').getByRole('img').first();
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

function button(page: Page, title: string): Locator {
  return page.getByRole('form', { name: 'All services' }).getByRole('button', { name: title, exact: true });
}

const DEVICES = [
  ['a phone', { width: 390, height: 844 }, 140],
  ['a tablet', { width: 820, height: 1180 }, 140],
  ['a desk', { width: 1440, height: 900 }, 200],
] as const;

for (const [device, viewport, lowest] of DEVICES)
  test.describe(`the page of a service on ${device}`, () => {
    test.use({ viewport });

    test(
      'shows the room first, at one height for all services, and names it in the first screen',
      LONG,
      async ({ page }) => {
        const tops = new Set<number>();
        for (const { id, title, picture } of allServices) {
          await page.goto(documentPath(to.service(id)));
          await expect(room(page)).toHaveAttribute('alt', picture.alt);
          tops.add(await topOf(room(page)));
          await expect(heading(page)).toHaveText(title);
          expect(await topOf(heading(page))).toBeGreaterThan(await topOf(room(page)));
          await expect(heading(page)).toBeInViewport({ ratio: 1 });
        }
        expect(tops.size).toBe(1);
        expect(Math.max(...tops)).toBeLessThan(lowest);
      },
    );
  });

test('the page of a service shows what it costs in the first screen', async ({ page }) => {
  const site = publishedSite('theShortest');
  const price = { from: 28_500, to: 64_500, basis: '10 by 12 ft, walls stay' };
  await showSite(page, { ...site, prices: { [oneService.slug]: price } });
  await page.goto(documentPath(ONE));
  for (const [, viewport] of DEVICES) {
    await page.setViewportSize(viewport);
    await expect(page.getByText('$28,500 to $64,500')).toBeInViewport({ ratio: 1 });
  }
});

test('choosing a service leads to the top of its page; on it, choosing another one moves nothing', async ({
  page,
}) => {
  await arriveAt(page, '/services');
  await button(page, oneService.title).click();
  await expect(heading(page)).toHaveText(oneService.title);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await arriveAt(page, documentPath(ONE));
  await expectNothingMoves(page);
});

test('choosing another service moves nothing where elements cannot be moved with their state', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'));
  await arriveAt(page, documentPath(ONE));
  await expectNothingMoves(page);
});

async function expectNothingMoves(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  const before = await topOf(room(page));
  await button(page, otherService.title).click();
  await expect(heading(page)).toHaveText(otherService.title);
  await expect(button(page, otherService.title)).toBeFocused();
  await expect(button(page, otherService.title)).toHaveAttribute('aria-current', 'true');
  expect(await topOf(room(page))).toBe(before);
}

test.describe('the overview on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('shows a room whole in the first screen, and below it buttons that need no swiping', async ({
    page,
  }) => {
    await arriveAt(page, '/services');
    await expect(room(page)).toBeInViewport({ ratio: 1 });
    const buttons = page.getByRole('form', { name: 'All services' }).getByRole('button');
    await expect(buttons.first()).toBeInViewport({ ratio: 1 });
    expect(await topOf(buttons.first())).toBeGreaterThan(await topOf(room(page)));
    const { width } = page.viewportSize() ?? { width: 0 };
    for (const [at, { title }] of allServices.entries()) {
      const box = await buttons.nth(at).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
      await expect(buttons.nth(at)).toHaveAccessibleName(title);
    }
  });
});

test.describe('where there is no room for all services', () => {
  test.use({ ...phone });

  function opener(page: Page): Locator {
    return page.getByRole('button', { name: `All ${allServices.length}` });
  }

  test('they lie over the page, which stays where it is, and are closed by Back, Escape and their button', async ({
    page,
  }) => {
    await arriveAt(page, to.services);
    await page.goto(`/#${ONE}`);
    await expect(heading(page)).toHaveText(oneService.title);
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close the list' }).tap(),
    ]) {
      await opener(page).tap();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
      await close();
      await expect(button(page, otherService.title)).toBeHidden();
      await expect(heading(page)).toHaveText(oneService.title);
      await expect.poll(() => page.evaluate(() => history.state?.isLayer)).toBeUndefined();
    }

    const before = await topOf(room(page));
    await expect(opener(page)).toContainText(oneService.title);
    await opener(page).tap();
    await expect(page.getByRole('form', { name: 'All services' }).getByRole('button')).toHaveCount(
      allServices.length,
    );
    await expect(button(page, oneService.title)).toHaveAttribute('aria-current', 'true');
    await expect(button(page, otherService.title)).toBeInViewport();
    expect(await topOf(room(page))).toBe(before);
    await button(page, otherService.title).tap();
    await expect(heading(page)).toHaveText(otherService.title);
    await expect(button(page, otherService.title)).toBeHidden();
    await expect(opener(page)).toContainText(otherService.title);
    await expect(opener(page)).toBeFocused();
    expect(await topOf(room(page))).toBe(before);
    await page.goBack();
    await expect(heading(page)).toHaveText(oneService.title);
    await expect(opener(page)).toContainText(oneService.title);

    await test.step('they are a line of the page where a tablet is turned while they lie over it', async () => {
      await page.setViewportSize({ width: 1024, height: 1366 });
      await opener(page).tap();
      await expect(button(page, otherService.title)).toBeInViewport();
      await page.setViewportSize({ width: 1366, height: 1024 });
      await expect(button(page, otherService.title)).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state?.isLayer)).toBeUndefined();
      await page.setViewportSize({ width: 1024, height: 1366 });
      await expect(opener(page)).toBeVisible();
      await expect(button(page, otherService.title)).toBeHidden();
    });
  });

  test.describe('without scripts', () => {
    // Without JavaScript the browser cancels module preloads.
    test.use({ javaScriptEnabled: false, expectedNoise: [/assets\/.+\.js failed/] });

    test('they open, and lead to the document of each', async ({ page }) => {
      await page.goto(documentPath(ONE));
      await opener(page).tap();
      await button(page, otherService.title).tap();
      await expect(page).toHaveURL(new RegExp(`${documentPath(to.service(otherService.id))}\\??$`));
      await expect(heading(page)).toHaveText(otherService.title);
    });
  });
});
