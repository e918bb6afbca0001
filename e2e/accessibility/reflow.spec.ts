import type { Page } from '@playwright/test';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { answerContactCalls, STORED } from '../support/contact-calls.ts';
import { allServices, oneService, otherService } from '../support/entries.ts';
import { documentSweeps } from '../support/every-route.ts';
import { cutWords, smallFieldText, smallTargets, stickingOut } from '../support/layout-faults.ts';
import { fillRequest, openEstimateOnPhone, sendButton, toast } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';
import { openDocument } from '../support/swept-page.ts';

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 360, height: 800 };
const WIDE = { width: 1280, height: 900 };

/** Applies the text spacing of WCAG 1.4.12. Done by script, because the CSP forbids inline styles. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [spacing];
  });
}

test.describe('narrow phones, spaced text and fingers', () => {
  test.use({
    viewport: NARROW,
    expectedNoise: [/404 \(Not Found\)/],
  });

  for (const { name, details, routes } of documentSweeps) {
    test(`${name}: nothing sticks out or is cut`, details, async ({ page }) => {
      test.slow();
      for (const { route, isFirstOfScreen } of routes) {
        await page.setViewportSize(NARROW);
        await openDocument(page, route);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth, `${route} scrolls sideways at 320`).toBe(NARROW.width);
        expect.soft(await stickingOut(page), `${route} sticks out at 320`).toEqual([]);
        expect.soft(await cutWords(page), `${route} cuts words at 320`).toEqual([]);
        if (!isFirstOfScreen) continue;
        await page.setViewportSize(PHONE);
        expect.soft(await smallTargets(page, 44), `${route} is hard to touch`).toEqual([]);
        expect.soft(await smallFieldText(page), `${route} makes iPhones zoom in`).toEqual([]);
        await spaceText(page);
        for (const size of [PHONE, WIDE]) {
          await page.setViewportSize(size);
          expect.soft(await stickingOut(page), `${route}, spaced, at ${size.width}`).toEqual([]);
          expect.soft(await cutWords(page), `${route}, spaced, cuts words at ${size.width}`).toEqual([]);
        }
      }
    });
  }
});

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('what is fixed covers less than a fifth of the height', async ({ page }) => {
    await answerContactCalls(page);
    await arriveAt(page, '/about');
    expect(await fixedHeight(page)).toBeLessThan(256 / 5);
    const dialog = await openEstimateOnPhone(page);
    await fillRequest(dialog);
    await sendButton(dialog).press('Enter');
    await toast(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(STORED.reference).first()).toBeAttached();
    expect(await fixedHeight(page)).toBeLessThan(256 / 5);

    await test.step('the buttons of the services wrap, in the overview and in the sheet of a service', async () => {
      for (const route of [to.services, to.service(oneService.id)]) {
        await arriveAt(page, documentPath(route));
        const services = page.getByRole('form', { name: 'All services' });
        if (route !== to.services)
          await page.getByRole('button', { name: `All ${allServices.length}` }).press('Enter');
        await expect(services.getByRole('button').first()).toBeVisible();
        // Visually hidden elements are one pixel wide.
        const overflow = await services.evaluate((form) =>
          [form, ...form.querySelectorAll('*')]
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
            .map(({ className }) => className),
        );
        expect(overflow).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    });
  });
});

/** The total height of fixed and sticky elements, in pixels. */
function fixedHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: 900, behavior: 'instant' });
    return [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .reduce(
        (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
        0,
      );
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, expectedNoise: [/404 \(Not Found\)/] });

  test('what is current and selected still shows, fields have borders, and drawings their paper', async ({
    page,
  }) => {
    await arriveAt(page, '/about?tab=team');
    const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.getByRole('tab', { name: 'Our Team' })).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.getByRole('tab', { name: 'Company History' })).toHaveCSS(
      'text-decoration-line',
      'none',
    );
    await page.goto(`/#${to.service(oneService.id)}`);
    const chosen = page.getByRole('button', { name: oneService.title, exact: true });
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('button', { name: otherService.title, exact: true })).toHaveCSS(
      'outline-style',
      'none',
    );

    await page.goto('/#/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Send request' })).toHaveCSS('border-top-style', 'solid');
    for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Project Details']) {
      const cell = main.getByLabel(label).locator('xpath=..');
      await expect(cell).toHaveCSS('border-top-width', '1px');
      await expect(cell).toHaveCSS('border-left-width', '1px');
    }
    await page.goto('/#/no-such-page');
    await expect(main.locator('img')).toHaveCSS('background-color', 'rgb(246, 242, 234)');
  });
});
