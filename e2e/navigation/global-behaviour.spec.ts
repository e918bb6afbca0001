import type { Page, Route } from '@playwright/test';
import { company } from '../../content/company.ts';
import { heroHeadline } from '../../content/hero.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { oneProject } from '../support/entries.ts';
import { holdRequests } from '../support/held-requests.ts';
import { motion } from '../support/motion.ts';
import { forgetScrolls, recordScrolls, scrolls, stopClock } from '../support/scroll-record.ts';
import { expect, test } from '../support/site-test.ts';

test.use(motion);

const SMOOTHLY_TO_TOP = { how: 'smooth', to: 'top' };

function scrollToFoot(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

test.describe('scrolling', () => {
  test('leads to the element of an anchor smoothly after load, and to the top by #top', async ({ page }) => {
    await recordScrolls(page);
    for (const [address, id] of [
      ['/#contact', 'contact'],
      ['/careers#apply', 'apply'],
      ['/#/careers#apply', 'apply'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      // If the document has the element, the browser scrolls to it before the scripts run.
      await expect.poll(() => scrolls(page)).toContainEqual({ how: 'smooth', to: id });
    }
    await page.goto('/#/careers#top');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('leads to an anchor after a reload, too, at once for visitors who prefer reduced motion', async ({
    page,
  }) => {
    await recordScrolls(page);
    await arriveAt(page, '/#/contact#form');
    await expect.poll(() => scrolls(page)).toContainEqual({ how: 'smooth', to: 'form' });
    await scrollToFoot(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect.poll(() => scrolls(page)).toContainEqual({ how: 'instant', to: 'form' });
    await expect(page.locator('#form')).toBeInViewport();
  });

  test('leaves a page where it is that has no such anchor, and its focus', async ({ page }) => {
    await recordScrolls(page);
    await arriveAt(page, '/#/about#nothing-here');
    expect(await scrolls(page)).toEqual([]);
    await expect(page.locator('body')).toBeFocused();
  });

  test('leads smoothly to the top after 100 ms: by scrollTop=true, and by a link to the present screen', async ({
    page,
  }) => {
    const expectToScrollSoon = async () => {
      await page.clock.runFor(99);
      expect(await scrolls(page)).toEqual([]);
      await page.clock.runFor(1);
      expect(await scrolls(page)).toEqual([SMOOTHLY_TO_TOP]);
    };
    await stopClock(page);
    await recordScrolls(page);
    for (const address of ['/?scrollTop=true', '/#/projects?scrollTop=true']) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect.poll(() => page.evaluate(() => window.delays)).toContain(100);
      await expectToScrollSoon();
    }
    await page.goto('about:blank');
    await arriveAt(page, '/terms');
    const places = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const leave of [() => scrollToFoot(page), () => places.last().click()]) {
      await leave();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await forgetScrolls(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
      await expectToScrollSoon();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page).toHaveURL('/#/terms');
    }
  });

  test('leaves a visitor who goes Back before the delay has passed at the place left', async ({ page }) => {
    await stopClock(page);
    await recordScrolls(page);
    const heading = page.getByRole('heading', { level: 1 });
    const present = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    for (const [route, title] of [
      [to.terms, 'Terms of Service'],
      ['/services?scrollTop=true', 'Renovation Services'],
    ] as const) {
      await arriveAt(page, '/sitemap');
      await scrollToFoot(page);
      await page.evaluate((hash) => location.assign(`#${hash}`), route);
      await expect(heading).toHaveText(title);
      if (route === to.terms) await present.click();
      await page.goBack();
      await expect(heading).toHaveText('Sitemap');
      await forgetScrolls(page);
      await page.clock.runFor(500);
      expect(await scrolls(page)).toEqual([]);
      await expect(present).toBeInViewport();
    }
  });

  test('begins at the top of a screen that is opened anew, wherever the visitor once was on it', async ({
    page,
  }) => {
    await arriveAt(page, '/terms');
    await scrollToFoot(page);
    await arriveAt(page, '/sitemap');
    await arriveAt(page, '/terms');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('leads to the place left when Back loads the page again, and to the top once it is opened anew', async ({
    page,
  }) => {
    await arriveAt(page, '/terms');
    await scrollToFoot(page);
    await arriveAt(page, '/sitemap');
    await page.goBack();
    await expect(page).toHaveURL(`/#${to.terms}`);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })).toBeInViewport();
    await page.goto('about:blank');
    await arriveAt(page, `/#${to.terms}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('a change of screen', () => {
  // The server responds to unknown addresses with 404.
  test.use({ expectedNoise: [/404 \(Not Found\)/] });

  test('begins at the top, with the focus on the heading and a title; Back leads to the place left', async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo');
    for (const from of ['/#/#contact', '/#contact', '/#/']) {
      await page.goto('about:blank');
      await arriveAt(page, from);
      await expect(page).toHaveTitle(`${company.name}, ${company.location.city}`);
      const link = footer.getByRole('link', { name: 'Terms of Service' });
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroHeadline);
      await expect(link).toBeInViewport();
    }
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
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.goto('/#/no-such-page');
    await expect(page).toHaveTitle(`Page Not Found | ${company.name}`);
  });

  test('brings what the new document says to search engines and to link previews', async ({ page }) => {
    const route = to.project(oneProject.id);
    const html = await (await page.request.get(route)).text();
    // Parsed on a blank page, because Trusted Types forbid it on the site's pages.
    const inDocument = await page.evaluate(inHead, html);
    // Twice, because the second navigation uses the cached document.
    await arriveAt(page, to.sitemap);
    for (const shown of [route, to.terms, route]) {
      await page.evaluate((hash) => location.assign(`#${hash}`), shown);
      await expect(page.locator('html')).toHaveAttribute('data-route', shown);
    }
    expect(await page.evaluate(inHead, undefined)).toEqual(inDocument);
    await expect(page).toHaveTitle(new RegExp(oneProject.title));
  });

  test('shows the present screen until the next one is loaded; Back and Forward lead to the places left', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/sitemap');
    await arriveAt(page, '/#/terms');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' });

    const requested = page.waitForRequest('**/sitemap');
    await link.click();
    await requested;
    await expect(page).toHaveURL('/#/sitemap');
    await expect(heading('Terms of Service')).toBeVisible();
    // A loading indicator, visible and announced.
    const progress = page.getByRole('progressbar', { name: 'Loading the page' });
    await expect(progress).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(heading('Sitemap')).toBeFocused();
    await expect(progress).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');

    // A link to the current screen scrolls to the top and adds no history entry.
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/#/terms');
    await expect(heading('Terms of Service')).toBeFocused();
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(page).toHaveURL('/#/sitemap');
    await expect(heading('Sitemap')).toBeFocused();
    await expect(page).toHaveTitle(`Sitemap | ${company.name}`);
  });

  test.describe('whose document cannot be fetched, or is of another build', () => {
    test.use({ expectedNoise: [/Navigation failed|sitemap|\/ failed|Failed to load resource/] });

    test('is left to the browser, which opens the document itself, with the scripts that fit it', async ({
      page,
    }) => {
      const unfit: Readonly<Record<string, (route: Route) => Promise<void>>> = {
        'a broken connection': (route) => route.abort('connectionreset'),
        'a site that was redeployed': async (route) => {
          const response = await route.fetch();
          const html = (await response.text()).replace(/data-build="[^"]*"/, 'data-build="another"');
          await route.fulfill({ response, body: html });
        },
      };
      const heading = page.getByRole('heading', { level: 1 });
      const expectOpened = async (name: string, reason: string) => {
        await expect(heading, reason).toHaveText(name);
        await expect.poll(() => page.evaluate(() => 'isSamePage' in window), reason).toBe(false);
      };
      await arriveAt(page, '/#/terms');
      for (const [reason, answer] of Object.entries(unfit)) {
        await page.route(/\/(sitemap)?$/, (route) =>
          route.request().isNavigationRequest() ? route.continue() : answer(route),
        );
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
        await expectOpened('Sitemap', reason);
        await expect(page).toHaveURL('/#/sitemap');
        expect(await page.evaluate(() => scrollY), `the top of the page, after ${reason}`).toBe(0);

        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page.getByRole('main').getByRole('link', { name: 'Subscribe to the newsletter' }).click();
        await expectOpened(heroHeadline, reason);
        await expect(page).toHaveURL(/\/#(\/#)?newsletter$/);
        await expect(page.locator('#newsletter')).toBeInViewport();
        await page.unroute(/\/(sitemap)?$/);
        await page.goBack();
        await expect(heading).toHaveText('Sitemap');
        await page.goBack();
        await expect(heading).toHaveText('Terms of Service');
        await expect(page.locator('html')).toHaveAttribute('data-live', '1');
      }
    });
  });
});

/** The metadata for search engines in the head of the page, or of the given document. */
function inHead(html?: string): string[] {
  const { head } = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  return Array.from(
    head.querySelectorAll('title, meta, [rel=canonical], [type="application/ld+json"]'),
    (tag) => tag.outerHTML,
  ).toSorted();
}
