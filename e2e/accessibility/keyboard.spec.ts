import type { Page } from '@playwright/test';
import { services } from '../../content/services/catalogue.ts';
import { testimonials } from '../../content/testimonials.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { expectBackKeysLeftAlone } from '../support/browser-shortcuts.ts';
import { motion } from '../support/motion.ts';
import { errorSummary, estimateDialog } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

/** Whether the focus is inside the element. The body counts as focused while the browser's own controls are. */
function focusIsWithin(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => {
    const { activeElement, body } = document;
    return activeElement === body || activeElement?.closest(within) !== null;
  }, selector);
}

test.describe('with the keyboard alone', () => {
  test('the first stop skips to the content, where tabs change by the arrows, Home and End', async ({
    page,
  }) => {
    await arriveAt(page, '/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/#/about');
    await page.keyboard.press('Tab');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Company History')).toBeFocused();
    for (const [key, name] of [
      ['ArrowRight', 'Our Team'],
      ['ArrowRight', 'Mission & Values'],
      ['ArrowRight', 'Company History'],
      ['ArrowLeft', 'Mission & Values'],
      ['Home', 'Company History'],
      ['End', 'Mission & Values'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await expectBackKeysLeftAlone(tab('Mission & Values'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Mission & Values' })).toBeFocused();
  });

  test('the services open on Enter and Space, close on Escape and when the focus leaves them', async ({
    page,
  }) => {
    await arriveAt(page, '/terms');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const button = navigation.getByRole('button', { name: 'Services' });
    const panel = page.locator('#services-panel');
    const links = panel.getByRole('link');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('link', { name: 'Projects' })).toBeFocused();
    await expect(panel).toBeHidden();
    await button.focus();
    await page.keyboard.press('Space');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/#${to.service(services[0].id)}`);
    await expect(panel).toBeHidden();
  });

  test('the estimate dialog keeps the focus, leads from its errors to a field, and gives the focus back', async ({
    page,
  }) => {
    await arriveAt(page, '/terms');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Free Estimate' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = estimateDialog(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press(key);
        expect(await focusIsWithin(page, 'dialog')).toBe(true);
      }
    }
    await dialog.getByRole('button', { name: 'Send request' }).press('Enter');
    await expect(errorSummary(dialog)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Full Name')).toBeFocused();
    await expect(dialog.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/#/terms');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the testimonials have their controls before the quotes, which say who speaks', async ({ page }) => {
    await page.emulateMedia(motion.contextOptions);
    await arriveAt(page, '/');
    const carousel = page.getByRole('region', { name: 'Client testimonials' });
    const places = testimonials.map((_, at) => `Testimonial ${at + 1}`);
    await carousel.getByRole('button', { name: places[0], exact: true }).focus();
    for (const name of [...places.slice(1), 'Previous testimonial', 'Next testimonial']) {
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(carousel.getByRole('group', { name: `2 of ${testimonials.length}` })).toBeVisible();
    await expect(carousel.getByRole('group', { name: `1 of ${testimonials.length}` })).toBeHidden();
    await page.keyboard.press('Tab');
    const pause = carousel.getByRole('button', { name: 'Pause the testimonials' });
    await expect(pause).toBeFocused();
    await page.keyboard.press('Space');
    await expect(carousel.getByRole('button', { name: 'Start the testimonials' })).toBeFocused();
  });

  for (const [what, width, details] of [
    ['a phone', 360, {}],
    ['a wide screen', 1280, LONG],
  ] as const) {
    test(`every stop of the contact page is seen on ${what}`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await arriveAt(page, '/contact');
      const unseen: string[] = [];
      let stops = 0;
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(lookAtFocus);
        if (!stop) break;
        stops += 1;
        if (!stop.isSeen) unseen.push(stop.html);
      }
      expect(stops).toBeGreaterThan(20);
      expect(unseen).toEqual([]);
    });
  }

  test('the menu of phones opens on Enter, closes on Escape, and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arriveAt(page, '/terms');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(menu.getByRole('link', { name: 'Services Overview' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

/** Whether the focused element has a focus ring, is in the viewport and is not covered. Null if nothing is focused. */
function lookAtFocus(): { html: string; isSeen: boolean } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  let ringed: Element | null = focused;
  // The focus ring of a field is on its cell.
  while (ringed && getComputedStyle(ringed).outlineStyle === 'none') ringed = ringed.parentElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  const isInFront = front !== null && (focused.contains(front) || front.contains(focused));
  return { html: focused.outerHTML.slice(0, 120), isSeen: ringed !== null && isInFront };
}
