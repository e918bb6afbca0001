import type { Page } from '@playwright/test';
import { teamApproach } from '../../content/about.ts';
import { kindOf } from '../../content/kinds-of-work.ts';
import { to } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { arriveAt, navigateTo } from '../support/arrival.ts';
import { allProjects, oneProject } from '../support/entries.ts';
import { holdRequests } from '../support/held-requests.ts';
import { motion } from '../support/motion.ts';
import { expect, test } from '../support/site-test.ts';

test.use(motion);

/** How long a page waits for its stylesheet, or for the code of the dialog. */
const TIMEOUT_MS = 6000;

const STYLESHEETS = '**/assets/*.css';

/** Opens a document whose scripts or stylesheets are held until the returned function is called. */
async function openWithout(files: string, page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, files);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

function freeEstimate(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Free Estimate' });
}

function sitemapLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' });
}

/** The number of event listeners on `window`. */
async function countListeners(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const { result } = await browser.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await browser.send('DOMDebugger.getEventListeners', {
    objectId: String(result.objectId),
  });
  await browser.detach();
  return listeners.length;
}

test.describe('before the scripts are loaded', () => {
  const SCRIPTS = '**/assets/*.js';

  test('links and estimate buttons lead to documents', async ({ page }) => {
    const released = await openWithout(SCRIPTS, page, '/');
    await sitemapLink(page).click();
    await expect(page).toHaveURL('/sitemap');
    released();
    await expect(page).toHaveURL('/#/sitemap');

    const release = await openWithout(SCRIPTS, page, '/?again');
    await page.locator('main').getByRole('button', { name: 'Free Estimate' }).first().click();
    await expect(page).toHaveURL(/\/contact\?*#form$/);
    await expect(page.getByLabel('Full Name')).toBeVisible();
    release();
    await expect(page).toHaveURL('/#/contact#form');
  });

  test('a tab of About leads to its part, and chosen filters are applied', async ({ page }) => {
    const released = await openWithout(SCRIPTS, page, '/about');
    await page.getByRole('tab', { name: 'Our Team' }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: teamApproach.title })).toBeVisible();
    released();
    await expect(page.getByRole('tab', { name: 'Our Team' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Company History' }).click();
    await expect(page.getByRole('heading', { name: teamApproach.title })).toBeHidden();

    const { city, service } = oneProject;
    const kind = kindOf(service);
    test.skip(new Set(allProjects.map((project) => kindOf(project.service))).size < 2, 'there is one kind');
    const release = await openWithout(SCRIPTS, page, '/projects');
    const radio = page.locator(`input[value="${kind}"]`);
    await radio.click();
    await page.getByRole('combobox', { name: 'City' }).selectOption(city);
    release();
    await expect(page).toHaveURL(`/#${to.filteredProjects({ kind, city })}`);
    await expect(radio).toBeChecked();
    const left = allProjects.filter((project) => project.city === city && kindOf(project.service) === kind);
    await expect(page.getByRole('article')).toHaveCount(left.length);
  });
});

test.describe('the code of the islands and the whole stylesheet are loaded', () => {
  test('after the first paint', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const later = () => requested.filter((path) => /^\/assets\/(islands-|styles-)/.test(path));
    await page.addInitScript(() => {
      const hide = new CSSStyleSheet();
      hide.replaceSync('html { display: none }');
      document.adoptedStyleSheets = [hide];
    });
    await page.goto('/');
    // The site's script has run: it changes the URL.
    await expect(page).toHaveURL('/#/');
    expect(later()).toHaveLength(0);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await expect.poll(later).toHaveLength(2);
  });

  test('in a hidden tab, which is not painted, and in a browser that reports no paints', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
      if (location.search === '?hidden') Object.defineProperty(document, 'hidden', { value: true });
      else Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] });
    });
    await arriveAt(page, '/terms?hidden');
    await arriveAt(page, '/terms');
  });
});

test.describe('while the whole stylesheet does not arrive', () => {
  test.use({ expectedNoise: [/Navigation failed/] });

  test('links and estimate buttons lead to documents', async ({ page }) => {
    await page.clock.install();
    await openWithout(STYLESHEETS, page, '/terms');
    // The site's script has run: it changes the URL.
    await expect(page).toHaveURL('/#/terms');
    const opened = page.waitForEvent('domcontentloaded');
    await sitemapLink(page).click();
    await page.clock.fastForward(TIMEOUT_MS);
    await opened;
    await expect(page).toHaveURL('/#/sitemap');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');

    await page.goto('/terms', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/#/terms');
    await freeEstimate(page).click();
    await page.clock.fastForward(TIMEOUT_MS);
    await expect(page).toHaveURL('/#/contact#form');
    await expect(page.getByLabel('Full Name')).toBeVisible();
  });

  test('the page comes alive, and opens the dialog once it is there', async ({ page }) => {
    await page.clock.install();
    const release = await openWithout(STYLESHEETS, page, '/terms');
    await expect(page).toHaveURL('/#/terms');
    await expect(async () => {
      await page.clock.fastForward(TIMEOUT_MS);
      await expect(page.locator('html')).toHaveAttribute('data-live', '1', { timeout: 100 });
    }).toPass();
    release();
    await page.waitForLoadState('networkidle');
    await freeEstimate(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('after the whole stylesheet has failed to load', () => {
  test.use({ expectedNoise: [/Failed to load resource|\.css failed/] });

  test.beforeEach(async ({ page }) => {
    await page.route(STYLESHEETS, (route) => route.abort(), { times: 1 });
    await arriveAt(page, '/terms');
  });

  test('the dialog opens, with its styles', async ({ page }) => {
    await freeEstimate(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCSS('display', 'flex');
  });

  test('a link is a navigation', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await sitemapLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    expect(documents).toEqual([]);
  });
});

test('Free Estimate leads to the contact form when the code of the dialog does not arrive', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/estimate-*.js', () => {});
  await arriveAt(page, '/terms');
  await freeEstimate(page).click();
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(page).toHaveURL('/#/contact#form');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a form far below is hydrated at the first interaction, which a change of screen is not', async ({
    page,
  }) => {
    await arriveAt(page, '/#/terms');
    await page.evaluate(() => location.assign('#/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.waitForLoadState('networkidle');
    const form = page.locator('main form').filter({ has: page.getByLabel('Full Name') });
    await expect(form).not.toHaveAttribute('novalidate');
    await page.keyboard.press('Shift');
    await expect(form).toHaveAttribute('novalidate');
  });

  test('the listeners for the first interaction are removed after it, on every page', async ({ page }) => {
    await arriveAt(page, to.terms);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const afterwards = await countListeners(page);
    for (const route of [to.home, to.terms]) {
      await navigateTo(page, route);
      await expect
        .poll(() => countListeners(page), 'it waits for an interaction')
        .toBeGreaterThan(afterwards);
      await page.keyboard.press('Shift');
      await expect.poll(() => countListeners(page)).toBe(afterwards);
    }
  });

  test('a text fragment in a link scrolls to the text, and a reload restores the scroll position', async ({
    page,
  }) => {
    await page.goto('/#:~:text=Get%20Your%20Free%20Estimate');
    await expect(page.getByRole('heading', { name: 'Get Your Free Estimate' })).toBeInViewport();

    const testimonials = page.locator('#testimonials').getByRole('heading').first();
    await page.goto('/?again');
    await testimonials.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1000);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(testimonials).toBeInViewport();
  });
});
