import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { services } from '../../content/services/catalogue.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt, expectLayerGone } from '../support/arrival.ts';
import { oneService } from '../support/entries.ts';
import { holdRequests } from '../support/held-requests.ts';
import { motion } from '../support/motion.ts';
import { expect, test } from '../support/site-test.ts';
import { swipe } from '../support/touch.ts';

test.use({ ...motion, viewport: { width: 390, height: 844 } });

function opener(page: Page) {
  return page.getByRole('button', { name: 'Menu' });
}

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Menu' });
}

test.describe('the menu of phones', () => {
  test('replaces the navigation of wide screens, opens and closes, and has the same links', async ({
    page,
  }) => {
    await arriveAt(page, '/terms');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(banner.getByRole('link', { name: company.email })).toBeHidden();
    const [button, menu] = [opener(page), menuOf(page)];
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Projects',
      'Testimonials',
      'About Us',
      'Contact',
    ]);
    await expect(menu.getByRole('button')).toHaveText(['Services']);
    await button.click();
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await test.step('it closes on selecting a link, which it underlines from then on', async () => {
      const screens = [
        ['Projects', '/#/projects'],
        ['Testimonials', '/#/testimonials'],
        ['About Us', '/#/about'],
        ['Contact', '/#/contact'],
        ['Home', '/#/'],
      ] as const;
      for (const [name, address] of screens) {
        await button.click();
        await expect(menu.getByRole('link', { name })).toHaveCSS('text-decoration-line', 'none');
        await menu.getByRole('link', { name }).click();
        await expect(page).toHaveURL(address);
        await expect(menu).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      }
      await button.click();
      await expect(menu.getByRole('link', { name: 'Home' })).toHaveCSS('text-decoration-line', 'underline');
      await expect(menu.getByRole('link', { name: 'Contact' })).toHaveCSS('text-decoration-line', 'none');
    });

    await test.step('it stays in place, and on top, while the focus moves to its end', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const last = page.locator('#site-menu').getByRole('button', { name: 'Free Estimate' });
      await last.focus();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.evaluate(() => scrollTo(0, 400));
      await last.click({ trial: true });
    });
  });

  test('closes when a tablet is turned, which then has the other menu', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await arriveAt(page, '/terms');
    await opener(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expectLayerGone(page);
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menuOf(page)).toBeHidden();
  });

  test('has a services list that toggles by itself, and closes with it on selecting a service', async ({
    page,
  }) => {
    await arriveAt(page, '/terms');
    const [button, menu] = [opener(page), menuOf(page)];
    const toggle = menu.getByRole('button', { name: 'Services' });
    const overview = menu.getByRole('link', { name: 'Services Overview' });
    await button.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(overview).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(overview).toBeVisible();
    for (const { title } of services)
      await expect(menu.getByRole('link', { name: title, exact: true })).toBeVisible();
    await toggle.click();
    await expect(overview).toBeHidden();
    await expect(menu).toBeVisible();

    await toggle.click();
    await menu.getByRole('link', { name: oneService.title, exact: true }).click();
    await expect(page).toHaveURL(`/#${to.service(oneService.id)}`);
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(overview).toBeHidden();
    await toggle.click();
    await overview.click();
    await expect(page).toHaveURL('/#/services');
    await expect(menu).toBeHidden();
  });

  test('marks the choice and makes way for the sign that its page is loading, until Back takes it back', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/about');
    await page.clock.install({ time: Date.now() - 60_000 });
    await arriveAt(page, '/');
    await page.clock.pauseAt(Date.now());
    const menu = menuOf(page);
    const entry = menu.getByRole('link', { name: 'About Us' });
    await opener(page).click();
    await entry.click();
    await expect(entry).toHaveCSS('text-decoration-line', 'underline');
    await page.goBack();
    await expect(menu).toBeHidden();
    await opener(page).click();
    await expect(entry).toHaveCSS('text-decoration-line', 'none');
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveCSS('text-decoration-line', 'underline');

    await page.clock.resume();
    await entry.click();
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(page).toHaveTitle(`${company.name}, ${company.location.city}`);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  });

  test('keeps the page behind it from scrolling under a mouse wheel and the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await arriveAt(page, '/terms');
    const menu = menuOf(page);
    await opener(page).click();
    await expect(menu).toBeVisible();
    for (const x of await placesInHeader(page)) {
      await page.mouse.move(x, 30);
      await page.mouse.wheel(0, 400);
    }
    await page.mouse.move(350, 500);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('keeps the page behind it from scrolling', async ({ page }) => {
      await arriveAt(page, '/terms');
      const menu = menuOf(page);
      const acrossMenu = { x: 370, fromY: 600, toY: 300 };
      const acrossHeader = (await placesInHeader(page)).map((x) => ({ x, fromY: 60, toY: 5 }));
      for (const line of [acrossMenu, ...acrossHeader]) {
        await opener(page).tap();
        await expect(menu).toBeVisible();
        await swipe(page, line);
        // Some browsers have already closed it: the finger was lifted outside of it.
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
      await swipe(page, acrossMenu);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });
  });
});

/** The x coordinates of the logo, the space beside it and the menu button. */
async function placesInHeader(page: Page): Promise<number[]> {
  const banner = page.getByRole('banner');
  const logo = await banner.getByRole('link', { name: company.shortName }).first().boundingBox();
  const button = await banner.getByRole('button', { name: 'Menu' }).boundingBox();
  if (!logo || !button) throw new Error('The header has no logo or no button');
  const end = logo.x + logo.width;
  return [logo.x + logo.width / 2, (end + button.x) / 2, button.x + button.width / 2];
}
