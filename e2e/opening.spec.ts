import type { Page } from '@playwright/test';
import { phone } from '../bench/machine/phone.ts';
import { holdBack } from './held-code.ts';
import { expect, test } from './site-test.ts';

const FIRST_PICTURE = '**/pictures/hero-*';

/** What the page asks for from now on. */
function asked(page: Page, type: 'script' | 'image'): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === type) urls.push(request.url());
  });
  return urls;
}

async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

test.describe('while a document opens', () => {
  test('scripts wait for the first paint and the first picture', async ({ page }) => {
    const letGo = await holdBack(page, FIRST_PICTURE);
    const scripts = asked(page, 'script');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await firstPaint(page);
    expect(scripts).toEqual([]);
    letGo();
    await expect(page.locator('html[data-live]')).toBeAttached();
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('a click does not wait for the picture', async ({ page }) => {
    const letGo = await holdBack(page, FIRST_PICTURE);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await firstPaint(page);
    await page.locator('main').getByRole('button', { name: 'Free Estimate' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    letGo();
  });

  test('a link that is clicked as soon as the page has loaded leads on within the app', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeFocused();
    await expect(page).toHaveURL('/#/sitemap');
  });

  test('a link does not wait for scripts that do not come', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page).toHaveURL('/sitemap');
    letGo();
  });

  test('a city that is chosen before the scripts arrive counts', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('/projects');
    await page.getByRole('radio', { name: /^Toronto/ }).click();
    letGo();
    await expect(page).toHaveURL('/#/projects?city=Toronto');
    await expect(page.getByRole('radio', { name: /^Toronto/ })).toBeChecked();
  });

  test('a category that is chosen before the scripts arrive counts', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('/projects');
    await page.getByLabel('Category').selectOption('kitchen-renovations');
    letGo();
    await expect(page).toHaveURL('/#/projects?category=kitchen-renovations');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('scripts do not wait for a picture that fails', async ({ page }) => {
    await page.route(FIRST_PICTURE, (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    await expect(page.locator('html[data-live]')).toBeAttached();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('pictures further down wait for the first one', async ({ page }) => {
    const letGo = await holdBack(page, FIRST_PICTURE);
    const pictures = asked(page, 'image');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await firstPaint(page);
    expect(pictures.filter((url) => url.includes('-service-'))).toEqual([]);
    letGo();
    await expect.poll(() => pictures.filter((url) => url.includes('-service-')).length).toBeGreaterThan(0);
  });

  test('a reload leads back to the place where the visitor was', async ({ page }) => {
    await page.goto('/');
    await page.locator('#testimonials').getByRole('heading').first().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1000);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(page.locator('#testimonials').getByRole('heading').first()).toBeInViewport();
  });

  test('a link to words on the page leads to them', async ({ page }) => {
    await page.goto('/#:~:text=Get%20Your%20Free%20Estimate');
    await expect(page.getByRole('heading', { name: 'Get Your Free Estimate' })).toBeInViewport();
  });
});
