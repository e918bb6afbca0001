import type { Page } from '@playwright/test';
import { caseStudies } from '../../content/template-items.ts';
import { apiPaths } from '../../contract/api.ts';
import { to } from '../../contract/screens.ts';
import { type RuleSet, violationsOf } from '../support/axe.ts';
import { answerContactCalls, CONTACT_CALL } from '../support/contact-calls.ts';
import { documentSweeps } from '../support/every-route.ts';
import { fillRequest, sendButton } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';
import { openDocument } from '../support/swept-page.ts';
import { LONG } from '../support/tags.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 800 };

test.use({ viewport: WIDE });

async function expectNoViolations(page: Page, where: string, rules: RuleSet = 'all'): Promise<void> {
  expect.soft(await violationsOf(page, rules), where).toEqual([]);
}

test.describe('axe finds nothing wrong', () => {
  test.describe('with a document, wide or narrow', () => {
    test.use({ expectedNoise: [/404 \(Not Found\)/] });

    for (const { name, details, routes } of documentSweeps) {
      test(name, details, async ({ page }) => {
        test.slow();
        for (const { route, isFirstOfScreen } of routes) {
          await page.setViewportSize(PHONE);
          await openDocument(page, route);
          await expectNoViolations(page, `${route} at ${PHONE.width}`, isFirstOfScreen ? 'all' : 'structure');
          if (!isFirstOfScreen) continue;
          await page.setViewportSize(WIDE);
          await expectNoViolations(page, `${route} at ${WIDE.width}`);
        }
      });
    }
  });

  test('with the services panel, the estimate dialog and the menu of phones open', async ({ page }) => {
    // A small page, because axe also checks everything behind these layers.
    await openDocument(page, to.terms);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }).click();
    await expect(page.getByRole('link', { name: 'Services Overview' })).toBeVisible();
    await expectNoViolations(page, 'services panel');

    await page.getByRole('banner').getByRole('button', { name: 'Free Estimate' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, 'dialog');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectNoViolations(page, 'dialog with errors');
    await page.setViewportSize(PHONE);
    await expectNoViolations(page, 'dialog with errors on a phone');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoViolations(page, 'menu');
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Services' }).click();
    await expect(page.getByRole('link', { name: 'Services Overview' })).toBeVisible();
    await expectNoViolations(page, 'menu with services');
  });

  test('with the application form full of errors', async ({ page }) => {
    await openDocument(page, to.careers);
    await page.getByRole('main').locator('button[type=submit]:not([form=estimate-fallback])').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectNoViolations(page, 'application with errors');
  });

  test.describe('with what has failed', () => {
    test.use({ expectedNoise: [/Failed to load resource|Sending the request failed/] });

    test('a request, and with what is shown once it is sent; with every answer unfolded', async ({
      page,
    }) => {
      await answerContactCalls(page, { status: 500, json: { error: 'Something broke.' } });
      await openDocument(page, to.contact);
      const main = page.getByRole('main');
      for (const question of await main.locator('summary').all()) await question.click();
      await fillRequest(main);
      await sendButton(main).click();
      await expect(page.locator('[data-toast=error]')).toBeVisible();
      await expectNoViolations(page, 'failed request: toast and notice; questions with their answers');
      await page.unroute(CONTACT_CALL);
      await answerContactCalls(page);
      await sendButton(main).click();
      await expect(page.getByText('Request sent!').first()).toBeVisible();
      await expectNoViolations(page, 'sent request: toast, notice and receipt');
    });

    test('lists and details', LONG, async ({ page }) => {
      for (const [call, address, words] of [
        [apiPaths.testimonials, '/#/testimonials', 'Error loading testimonials. Please try again later.'],
        [apiPaths.projects, '/#/projects', 'Error loading projects. Please try again later.'],
        [apiPaths.resumes, '/#/file-test', 'Could not load files. Please try again later.'],
        [
          apiPaths.caseStudy(caseStudies[0].id),
          `/#/case-study/${caseStudies[0].id}`,
          'Unable to load case study details. Please try again later.',
        ],
      ] as const) {
        await page.route(`**${call}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
        await page.goto(address);
        await expect(page.getByText(words)).toBeVisible();
        await expectNoViolations(page, `${address} after a failure`);
      }
    });
  });

  test('with lists that are loading or empty', LONG, async ({ page }) => {
    const screens = [
      [apiPaths.testimonials, '/#/testimonials'],
      [apiPaths.projects, '/#/projects'],
    ] as const;
    await openDocument(page, '/terms');
    for (const [call, address] of screens) {
      await page.route(`**${call}`, () => {});
      await page.goto(address);
      await expect(page.locator('[data-skeleton]').first()).toBeVisible();
      await expectNoViolations(page, `${address} while loading`);
    }
    for (const [call, address] of screens) {
      await page.route(`**${call}`, (route) => route.fulfill({ json: [] }));
      await page.goto(address);
      await page.reload();
      await expect(page.getByText(/No testimonials available|Portfolio Loading/)).toBeVisible();
      await expectNoViolations(page, `${address} when empty`);
    }
  });
});
