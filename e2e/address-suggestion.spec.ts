import { arriveAt } from './arrival.ts';
import { answerContactCalls } from './contact-calls.ts';
import { heard, listen } from './heard.ts';
import { fillRequest, requestField, sendButton, toast } from './request-form.ts';
import { expect, test } from './site-test.ts';

test.describe('a mistyped address', () => {
  test('is noticed while it is typed, said, and put right by one press', async ({ page }) => {
    await listen(page);
    const calls = await answerContactCalls(page);
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main, { email: '' });
    const email = requestField(main, 'email');
    await email.focus();
    await page.keyboard.type('ann@gmial.con');
    const offer = main.getByRole('button', { name: 'ann@gmail.com' });
    await expect(offer).toBeVisible();
    expect(await heard(page)).toEqual(['Did you mean ann@gmail.com?']);
    await page.keyboard.press('Tab');
    await expect(offer).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(email).toHaveValue('ann@gmail.com');
    await expect(email).toBeFocused();
    await expect(offer).toHaveCount(0);
    await sendButton(main).click();
    await expect(toast(page)).toContainText('Request sent!');
    expect(Object.fromEntries(calls[0] ?? []).email).toBe('ann@gmail.com');
  });

  test('is sent as it was typed by whoever means it', async ({ page }) => {
    const calls = await answerContactCalls(page);
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main, { email: 'ann@gmial.con' });
    await expect(main.getByRole('button', { name: 'ann@gmail.com' })).toBeVisible();
    await sendButton(main).click();
    await expect(toast(page)).toContainText('Request sent!');
    expect(Object.fromEntries(calls[0] ?? []).email).toBe('ann@gmial.con');
    await expect(main.getByText('Did you mean')).toHaveCount(0);
  });
});
