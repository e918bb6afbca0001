import type { Locator } from '@playwright/test';
import { replyTime } from '../../client/islands/contact-form/reply-time.ts';
import { company } from '../../content/company.ts';
import { arriveAt } from '../support/arrival.ts';
import { answerContactCalls, STORED } from '../support/contact-calls.ts';
import { overlap } from '../support/layout-faults.ts';
import { fillRequest, openEstimate, REQUEST, sendButton, toast } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

test.describe('a receipt', () => {
  const DUE = replyTime(STORED.replyBy).replaceAll('\u202f', ' ');

  test('shows reference, message and the latest time of the answer beside the form, and after a reload', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await answerContactCalls(page);
    await arriveAt(page, '/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await sendButton(main).click();
    const receipt = main.getByRole('region', { name: 'Your request' });
    await expectReceipt(receipt);

    await test.step('it can be printed, without the controls around it', async () => {
      await expect(toast(page)).toBeVisible();
      const print = receipt.getByRole('button', { name: 'Print this' });
      await print.click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
      await page.emulateMedia({ media: 'print' });
      await expectReceipt(receipt);
      await expect(print).toBeHidden();
      await expect(sendButton(main)).toBeHidden();
      await expect(toast(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await page.reload();
    await expectReceipt(receipt);
    await receipt.getByRole('button', { name: 'Close the receipt' }).click();
    await expect(receipt).toHaveCount(0);
    await page.reload();
    await expect(sendButton(main)).toBeVisible();
    await expect(receipt).toHaveCount(0);
  });

  test('of the dialog is shown on every page, in this tab only, and covers nothing of the footer', async ({
    page,
    context,
  }) => {
    await answerContactCalls(page);
    await arriveAt(page, '/terms');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).click();
    const panel = page.getByRole('complementary', { name: 'Your last request' });
    const summary = panel.getByText(`Your request ${STORED.reference}. You will hear from us by ${DUE}.`);
    await expect(summary).toBeVisible();
    await toast(page).hover();
    for (const width of [1024, 1079, 1120, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlap(toast(page), panel), `toast and note at ${width}`).toBe(false);
    }
    await arriveAt(page, '/about');
    await expect(summary).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const [footer, note] = [await page.getByRole('contentinfo').boundingBox(), await panel.boundingBox()];
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan(note?.y ?? 0);
    await panel.getByText('Receipt', { exact: true }).click();
    await expectReceipt(panel.getByRole('region', { name: 'Your request' }));
    await test.step('on a phone its one line opens the receipt, and covers no focused link', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await arriveAt(page, '/about');
      expect((await panel.boundingBox())?.height).toBeLessThan(50);
      await page.getByRole('link', { name: 'Read All Testimonials' }).focus();
      await expect.poll(() => overlap(page.locator(':focus'), panel)).toBe(false);
      await panel.getByText(`Your request ${STORED.reference}`).filter({ visible: true }).click();
      await expectReceipt(panel.getByRole('region', { name: 'Your request' }));
    });
    const nextTab = await context.newPage();
    await arriveAt(nextTab, '/terms');
    await expect(nextTab.getByText(STORED.reference)).toHaveCount(0);
  });

  async function expectReceipt(receipt: Locator): Promise<void> {
    await expect(receipt.getByRole('heading')).toHaveText(`Your request ${STORED.reference}`);
    for (const words of Object.values(REQUEST)) await expect(receipt).toContainText(words);
    await expect(receipt.getByText(`by ${DUE}`)).toBeVisible();
    await expect(receipt.getByRole('link', { name: company.phone.display })).toBeVisible();
  }
});
