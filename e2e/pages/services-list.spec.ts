import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '../../contract/api.ts';
import type { ServiceResponse } from '../../contract/api-responses.ts';
import { arriveAt } from '../support/arrival.ts';
import { allServices, oneService, UNKNOWN_ID } from '../support/entries.ts';
import { holdRequests } from '../support/held-requests.ts';
import { expect, test } from '../support/site-test.ts';

const CALL = `**${apiPaths.services}`;
const PUBLIC_HOST = 'https://www.renovations.example';
const TITLES = allServices.map(({ title }) => title);

function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Renovation Services' });
}

function cards(page: Page): Locator {
  return section(page).getByRole('article');
}

async function answer(page: Page, list: Partial<ServiceResponse>[]): Promise<void> {
  await page.route(CALL, (route) => route.fulfill({ json: list }));
}

test.describe('the services of Home on a local host', () => {
  test('are those of the services call, with an icon where there is no picture', async ({ page }) => {
    await answer(page, [
      { id: oneService.id, title: oneService.title, shortDescription: 'By title.', iconName: 'unheard-of' },
      { id: UNKNOWN_ID, title: 'Chimney Sweeping', shortDescription: 'Soot. '.repeat(200), iconName: 'none' },
      { id: 3, title: 'Cookers', shortDescription: 'By name.', iconName: 'kitchen' },
      { id: 4, title: 'Paper', shortDescription: 'Its own.', iconName: 'wallpaper' },
      { id: 5, title: 'Photographed', shortDescription: '', iconName: 'house', imagePath: '/logo.svg' },
    ]);
    await page.route('**/logo.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await arriveAt(page, '/');
    await expect(cards(page).getByRole('heading')).toHaveText([
      oneService.title,
      'Chimney Sweeping',
      'Cookers',
      'Paper',
      'Photographed',
    ]);
    const icon = (at: number) => cards(page).nth(at).locator('svg[data-icon]');
    await expect(icon(0)).toHaveAttribute('data-icon', oneService.iconName);
    await expect(icon(1)).toHaveAttribute('data-icon', 'fallback');
    await expect(icon(2)).toHaveAttribute('data-icon', 'kitchen');
    await expect(icon(3)).toHaveAttribute('data-icon', 'wallpaper');
    await expect(icon(4)).toHaveCount(0);
    await expect(cards(page).nth(4).locator('img')).toHaveAttribute('src', '/logo.svg');
    const drawn = await Promise.all([1, 2, 3].map((at) => icon(at).innerHTML()));
    expect(new Set(drawn).size).toBe(3);

    const stranger = cards(page).nth(1);
    const [shown, whole, line] = await stranger
      .getByText('Soot.')
      .evaluate((box) => [
        box.clientHeight,
        box.scrollHeight,
        Number.parseFloat(getComputedStyle(box).lineHeight),
      ]);
    expect(Math.round((shown ?? 0) / (line ?? 1))).toBe(3);
    expect(whole).toBeGreaterThan(shown ?? 0);
    await expect(stranger.getByRole('link')).toHaveAttribute('href', `/services?id=${UNKNOWN_ID}`);
    await stranger.getByRole('button', { name: 'Get Quote' }).click();
    await expect(page.getByRole('dialog').getByLabel('Project Type')).toHaveValue('Other');
  });

  test('stay where the call has the same, so that no click is lost', async ({ page }) => {
    const release = await holdRequests(page, CALL);
    const requested = page.waitForRequest(CALL);
    await arriveAt(page, '/');
    await cards(page).first().getByRole('link').hover();
    await page.mouse.down();
    await requested;
    release();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page).toHaveURL(/#\/services\?id=/);
  });

  test('say so where the call has none', async ({ page }) => {
    await answer(page, []);
    await arriveAt(page, '/');
    await expect(section(page).getByText('No services available at the moment.')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test('are outlines while a screen opened by a click waits for the call, which is made once', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    let calls = 0;
    await page.route(CALL, async (route) => {
      calls += 1;
      await held.promise;
      await route.continue();
    });
    await arriveAt(page, '/terms');
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await home.click();
    await expect(section(page).locator('[data-skeleton]')).not.toHaveCount(0);
    await expect(section(page).getByRole('status')).toHaveText('Loading services');
    await expect(cards(page)).toHaveCount(0);
    held.resolve();
    await expect(cards(page).getByRole('heading')).toHaveText(TITLES);
    await expect(section(page).locator('[data-skeleton]')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await home.click();
    await expect(cards(page)).toHaveCount(TITLES.length);
    expect(calls).toBe(1);
  });

  test.describe('whose call fails', () => {
    test.use({ expectedNoise: [/Failed to load resource/] });

    test('are the built-in ones', async ({ page }) => {
      await page.route(CALL, (route) => route.fulfill({ status: 500, body: 'broken' }));
      await arriveAt(page, '/terms');
      const failed = page.waitForResponse(CALL);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      expect((await failed).status()).toBe(500);
      await expect(cards(page).getByRole('heading')).toHaveText(TITLES);
      await expect(page.getByText('Error loading services')).toHaveCount(0);
    });
  });
});

test('the services of Home on any other host are built in: no call goes out', async ({ page, baseURL }) => {
  const calls: string[] = [];
  // Serves the same server under a public host name.
  await page.route(`${PUBLIC_HOST}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) });
  });
  await arriveAt(page, `${PUBLIC_HOST}/terms`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText(TITLES);
  await arriveAt(page, `${PUBLIC_HOST}/?again`);
  await expect(cards(page).getByRole('heading')).toHaveText(TITLES);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  // A picture may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
