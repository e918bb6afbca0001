import type { Page } from '@playwright/test';
import { to } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { arriveAt, navigateTo } from '../support/arrival.ts';
import { answerContactCalls } from '../support/contact-calls.ts';
import { motion } from '../support/motion.ts';
import { estimateDialog, fillRequest, openEstimate, sendButton, toast } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

test.use(motion);

/** Opens the terms by way of the sitemap, so that there is a page to go back to. */
async function arriveAtTerms(page: Page): Promise<void> {
  await arriveAt(page, `/#${to.sitemap}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expectShown(page, 'Terms of Service');
}

function expectShown(page: Page, heading: string): Promise<void> {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** The history entry of the closed layer is gone. */
function expectNoLayer(page: Page): Promise<void> {
  return expect.poll(() => page.evaluate(() => history.state?.isLayer)).toBeUndefined();
}

test('Back closes the estimate dialog, and leads to the page before once it was closed otherwise', async ({
  page,
}) => {
  await answerContactCalls(page);
  const dialog = estimateDialog(page);
  await test.step('on the first page of a session, and Forward does not open it', async () => {
    await arriveAt(page, `/#${to.terms}`);
    await openEstimate(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/#${to.terms}`);
    await expectShown(page, 'Terms of Service');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Free Estimate' })).toBeFocused();
    await page.goForward();
    await expectShown(page, 'Terms of Service');
    await expect(dialog).toBeHidden();
  });

  const closings: Readonly<Record<string, () => Promise<unknown>>> = {
    escape: () => page.keyboard.press('Escape'),
    button: () => dialog.getByRole('button', { name: 'Close' }).click(),
    sent: async () => {
      await fillRequest(dialog);
      await sendButton(dialog).click();
      await expect(toast(page)).toBeVisible();
    },
  };
  for (const [closing, close] of Object.entries(closings))
    await test.step(closing, async () => {
      await arriveAtTerms(page);
      await openEstimate(page);
      await close();
      await expect(dialog).toBeHidden();
      await expectNoLayer(page);
      await page.goBack();
      await expectShown(page, 'Sitemap');
    });
});

test('Back leads to the page before also once the page was reloaded with the dialog open', async ({
  page,
}) => {
  for (const route of [to.terms, to.home]) {
    await arriveAt(page, `/#${to.sitemap}`);
    await navigateTo(page, route);
    const place = () => page.evaluate(() => navigation.currentEntry?.index);
    const before = await place();
    await openEstimate(page);
    await page.reload();
    await expect(async () => expect(await place()).toBe(before)).toPass();
    await expect(page.locator('html')).toHaveAttribute('data-live', '1');
    await expect(page).toHaveURL(`/#${route}`);
    await page.goBack();
    await expectShown(page, 'Sitemap');
  }
});

test.describe('on a phone', () => {
  test.use({ ...phone });

  test('Back closes the menu, and the dialog that was opened from it, and then leads to the page before', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const openMenu = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
    };
    await arriveAtTerms(page);
    await openMenu();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expectShown(page, 'Terms of Service');
    await page.goBack();
    await expectShown(page, 'Sitemap');

    await test.step('from a page that was chosen in the menu to the one that it was opened on', async () => {
      await arriveAtTerms(page);
      await openMenu();
      await menu.getByRole('link', { name: 'Contact' }).click();
      await expectShown(page, 'Contact Us');
      await expect(menu).toBeHidden();
      // The page that is shown already, which adds no entry.
      await openMenu();
      await menu.getByRole('link', { name: 'Contact' }).click();
      await expect(menu).toBeHidden();
      await expectNoLayer(page);
      await page.goBack();
      await expectShown(page, 'Terms of Service');
      await expect(menu).toBeHidden();
      await page.goBack();
      await expectShown(page, 'Sitemap');
    });

    await test.step('once the menu was closed by its button', async () => {
      await arriveAtTerms(page);
      await openMenu();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeHidden();
      await expectNoLayer(page);
      await page.goBack();
      await expectShown(page, 'Sitemap');
    });

    await test.step('which was opened, by the keyboard, while the filters of the projects were open', async () => {
      await arriveAt(page, `/#${to.sitemap}`);
      await navigateTo(page, to.projects);
      const filters = page.getByRole('search', { name: 'Filter the projects' });
      await filters.getByRole('button').filter({ visible: true }).first().click();
      const sheet = filters.getByRole('button', { name: 'Close the filters' });
      await expect(sheet).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      await expect(menu).toBeVisible();
      await expect(sheet).toBeHidden();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(`/#${to.projects}`);
    });

    await test.step('with the dialog that was opened from the menu', async () => {
      await arriveAtTerms(page);
      await openMenu();
      await page.locator('#site-menu').getByRole('button', { name: 'Free Estimate' }).click();
      await expect(estimateDialog(page)).toBeVisible();
      await page.goBack();
      await expect(estimateDialog(page)).toBeHidden();
      await expectShown(page, 'Terms of Service');
      await page.goBack();
      await expectShown(page, 'Sitemap');
    });
  });
});
