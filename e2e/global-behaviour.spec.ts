import type { Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { to } from '../contract/screens.ts';
import { arriveAt } from './arrival.ts';
import { oneProject } from './entries.ts';
import { holdRequests } from './held-requests.ts';
import { forgetScrolls, recordScrolls, scrolls, stopClock } from './scroll-record.ts';
import { expect, test } from './site-test.ts';

const SMOOTHLY_TO_TOP = { how: 'smooth', to: 'top' };

function scrollToFoot(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

test.describe('scrolling', () => {
  for (const [address, id] of [
    ['/#contact', 'contact'],
    ['/#/#projects', 'projects'],
    ['/#newsletter', 'newsletter'],
    ['/#/contact#form', 'form'],
    ['/#/careers#apply', 'apply'],
    ['/careers#apply', 'apply'],
  ] as const) {
    test(`${address} scrolls smoothly to the element of that id after load`, async ({ page }) => {
      await recordScrolls(page);
      await page.goto(address);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      // Where the document has the element, the browser scrolls to it before the scripts run.
      await expect.poll(() => scrolls(page)).toContainEqual({ how: 'smooth', to: id });
    });
  }

  test('an anchor is scrolled to after a reload, too', async ({ page }) => {
    await page.goto('/#/contact#form');
    await expect(page.locator('html[data-live]')).toBeAttached();
    await scrollToFoot(page);
    await recordScrolls(page);
    await page.reload();
    await expect.poll(() => scrolls(page)).toContainEqual({ how: 'smooth', to: 'form' });
  });

  test('/#/careers#top scrolls to the top', async ({ page }) => {
    await page.goto('/#/careers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollToFoot(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.goto('/#/careers#top');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('an anchor that nothing on the page has leaves the page where it is', async ({ page }) => {
    await recordScrolls(page);
    await page.goto('/#/about#nothing-here');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    expect(await scrolls(page)).toEqual([]);
  });

  for (const address of ['/#/?scrollTop=true', '/?scrollTop=true', '/#/projects?scrollTop=true']) {
    test(`${address} scrolls smoothly to the top after 100 ms`, async ({ page }) => {
      await stopClock(page);
      await recordScrolls(page);
      await page.goto(address);
      await expect.poll(() => page.evaluate(() => window.delays)).toContain(100);
      await page.clock.runFor(99);
      expect(await scrolls(page)).toEqual([]);
      await page.clock.runFor(1);
      expect(await scrolls(page)).toEqual([SMOOTHLY_TO_TOP]);
    });
  }

  test('a link to the present screen scrolls smoothly to the top after 100 ms', async ({ page }) => {
    await stopClock(page);
    await recordScrolls(page);
    await page.goto('/#/terms');
    await expect(page.locator('html[data-live]')).toBeAttached();
    await scrollToFoot(page);
    await forgetScrolls(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await page.clock.runFor(99);
    expect(await scrolls(page)).toEqual([]);
    await page.clock.runFor(1);
    expect(await scrolls(page)).toEqual([SMOOTHLY_TO_TOP]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL('/#/terms');
  });

  test('a link to another screen begins at its top', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a screen that is opened anew begins at its top, wherever the visitor once was on it', async ({
    page,
  }) => {
    await arriveAt(page, '/terms');
    await scrollToFoot(page);
    await arriveAt(page, '/careers');
    await arriveAt(page, '/terms');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('scrolling is instant for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordScrolls(page);
    await page.goto('/#/contact#form');
    await expect(page.locator('#form')).toBeInViewport();
    await expect.poll(() => scrolls(page)).toContainEqual({ how: 'instant', to: 'form' });
  });
});

test.describe('a change of screen', () => {
  // The address of a page that is not there is answered with 404.
  test.use({ expectedNoise: [/404 \(Not Found\)/] });

  test('updates the title and moves the focus to the heading of the new screen', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(`${company.name}, ${company.location.city}`);
    const footer = page.getByRole('contentinfo');
    for (const [link, heading] of [
      ['Testimonials', 'Our Testimonials'],
      ['About Us', 'About Us'],
      ['View All Projects', 'Our Renovation Portfolio'],
      ['Privacy Policy', 'Privacy Policy'],
      ['Terms of Service', 'Terms of Service'],
      ['Sitemap', 'Sitemap'],
    ] as const) {
      await footer.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await expect(page).toHaveTitle(`${heading} | ${company.name}`);
    }
    await page.goto('/#/no-such-page');
    await expect(page).toHaveTitle(`Page Not Found | ${company.name}`);
    await page.goto(`/#${to.project(oneProject.id)}`);
    await expect.poll(() => page.title()).toContain(oneProject.title);
  });

  test('brings what the new document says to search engines and to link previews', async ({ page }) => {
    const inHead = () =>
      page.evaluate(() =>
        Array.from(
          document.head.querySelectorAll('title, meta, [rel=canonical], [type="application/ld+json"]'),
          (tag) => tag.outerHTML,
        ).toSorted(),
      );
    await page.goto(to.project(oneProject.id));
    const opened = await inHead();
    await page.goto('about:blank');
    // Twice: the second visit shows a document that was fetched for the first.
    await arriveAt(page, '/');
    for (const route of [to.project(oneProject.id), to.terms, to.project(oneProject.id)]) {
      await page.evaluate((hash) => location.assign(`#${hash}`), route);
      await expect(page.locator('html')).toHaveAttribute('data-route', route);
    }
    expect(await inHead()).toEqual(opened);
  });

  test('keeps the present screen until the document of the next one is loaded', async ({ page }) => {
    const release = await holdRequests(page, '**/sitemap');
    await arriveAt(page, '/#/terms');
    const asked = page.waitForRequest('**/sitemap');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await asked;
    await expect(page).toHaveURL('/#/sitemap');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    // A loading indicator, visible and announced.
    const progress = page.getByRole('progressbar', { name: 'Loading the page' });
    await expect(progress).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeFocused();
    await expect(progress).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  });

  test('does not take the focus when the page is first opened', async ({ page }) => {
    await page.goto('/#/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect(page.locator('body')).toBeFocused();
  });

  test('can be gone back on and forward again', async ({ page }) => {
    await page.goto('/#/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    await page.goBack();
    await expect(page).toHaveURL('/#/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL('/#/sitemap');
    await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeFocused();
    await expect(page).toHaveTitle(`Sitemap | ${company.name}`);
  });

  for (const [from, link] of [
    ['/#/terms', 'Sitemap'],
    ['/#/', 'Terms of Service'],
    ['/#/#contact', 'Terms of Service'],
  ] as const) {
    test(`Back leads to the place of ${from} where the visitor was`, async ({ page }) => {
      await page.goto(from);
      await expect(page.locator('html[data-live]')).toBeAttached();
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const name = page.getByRole('contentinfo').getByRole('link', { name: link });
      await name.scrollIntoViewIfNeeded();
      await name.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(name).toBeInViewport();
    });
  }

  test('to the same screen adds nothing to go back through', async ({ page }) => {
    await page.goto('/#/terms');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Sitemap' }).click();
    await expect(page).toHaveURL('/#/sitemap');
    await footer.getByRole('link', { name: 'Sitemap' }).click();
    await page.goBack();
    await expect(page).toHaveURL('/#/terms');
  });

  test.describe('whose document cannot be fetched', () => {
    test.use({ expectedNoise: [/The visit failed|sitemap|Failed to load resource/] });

    test('is left to the browser, which opens the document itself', async ({ page }) => {
      await arriveAt(page, '/#/terms');
      await page.route('**/sitemap', (route) =>
        route.request().isNavigationRequest() ? route.continue() : route.abort('connectionreset'),
      );
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
      await expect(page).toHaveURL('/#/sitemap');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    });
  });

  test.describe('after the site was redeployed', () => {
    test.use({ expectedNoise: [/The visit failed/] });

    test('opens the document itself, whose scripts fit it', async ({ page }) => {
      await arriveAt(page, '/#/terms');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.route('**/sitemap', async (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        const response = await route.fetch();
        const html = (await response.text()).replace(/data-build="[^"]*"/, 'data-build="another"');
        await route.fulfill({ response, body: html });
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
      await expect(page).toHaveURL('/#/sitemap');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
    });
  });
});
