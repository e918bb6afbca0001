import type { Page } from '@playwright/test';
import { to } from '../contract/screens.ts';
import { phone } from '../testing/phone.ts';
import { arriveAt } from './arrival.ts';
import { answerContactCalls } from './contact-calls.ts';
import { estimateDialog, fillRequest, openEstimate, sendButton, toast } from './request-form.ts';
import { expect, test } from './site-test.ts';

/** The terms, come to from the sitemap. */
async function arriveAtTerms(page: Page): Promise<void> {
  await arriveAt(page, `/#${to.sitemap}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expectShown(page, 'Terms of Service');
}

function expectShown(page: Page, heading: string): Promise<void> {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

test.describe('Back', () => {
  test('closes the estimate dialog on the first page of a visit, and Forward does not open it', async ({
    page,
  }) => {
    await arriveAt(page, `/#${to.terms}`);
    await openEstimate(page);
    await page.goBack();
    await expect(estimateDialog(page)).toBeHidden();
    await expect(page).toHaveURL(`/#${to.terms}`);
    await expectShown(page, 'Terms of Service');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Free Estimate' })).toBeFocused();
    await page.goForward();
    await expectShown(page, 'Terms of Service');
    await expect(estimateDialog(page)).toBeHidden();
  });

  test('leads to the page before once the dialog was closed otherwise', async ({ page }) => {
    await answerContactCalls(page);
    const closings: Readonly<Record<string, () => Promise<unknown>>> = {
      escape: () => page.keyboard.press('Escape'),
      button: () => estimateDialog(page).getByRole('button', { name: 'Close' }).click(),
      sent: async () => {
        await fillRequest(estimateDialog(page));
        await sendButton(estimateDialog(page)).click();
        await expect(toast(page)).toBeVisible();
      },
    };
    for (const [closing, close] of Object.entries(closings)) {
      await arriveAtTerms(page);
      await openEstimate(page);
      await close();
      await expect(estimateDialog(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state?.isLayer), closing).toBeUndefined();
      await page.goBack();
      await expectShown(page, 'Sitemap');
    }
  });

  test.describe('on a phone', () => {
    test.use({ ...phone });

    const openMenu = async (page: Page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu).toBeVisible();
      return menu;
    };

    test('closes the menu, and then leads to the page before', async ({ page }) => {
      await arriveAtTerms(page);
      const menu = await openMenu(page);
      await page.goBack();
      await expect(menu).toBeHidden();
      await expectShown(page, 'Terms of Service');
      await page.goBack();
      await expectShown(page, 'Sitemap');
    });

    test('leads from a page that was chosen in the menu to the one that it was opened on', async ({
      page,
    }) => {
      await arriveAtTerms(page);
      const menu = await openMenu(page);
      await menu.getByRole('link', { name: 'Contact' }).click();
      await expectShown(page, 'Contact Us');
      await expect(menu).toBeHidden();
      await page.goBack();
      await expectShown(page, 'Terms of Service');
      await expect(menu).toBeHidden();
      await page.goBack();
      await expectShown(page, 'Sitemap');
    });

    test('leads to the page before once the menu was closed by its button', async ({ page }) => {
      await arriveAtTerms(page);
      const menu = await openMenu(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state?.isLayer)).toBeUndefined();
      await page.goBack();
      await expectShown(page, 'Sitemap');
    });

    test('closes the dialog that was opened from the menu, and then leads to the page before', async ({
      page,
    }) => {
      await arriveAtTerms(page);
      await openMenu(page);
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
