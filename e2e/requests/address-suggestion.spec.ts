import { to } from '../../contract/screens.ts';
import { announcements, recordAnnouncements } from '../support/announcements.ts';
import { arriveAt } from '../support/arrival.ts';
import { answerContactCalls } from '../support/contact-calls.ts';
import { expectRequest, fillRequest, NOTHING, requestField, sendButton } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

test('a mistyped address is noticed, said and put right by one press, or sent as it was meant', async ({
  page,
}) => {
  await recordAnnouncements(page);
  const calls = await answerContactCalls(page);
  await arriveAt(page, to.contact);
  const main = page.getByRole('main');
  const offer = main.getByRole('button', { name: 'ann@gmail.com' });
  await fillRequest(main, { email: '' });
  const email = requestField(main, 'email');
  await email.focus();
  await page.keyboard.type('ann@gmial.con');
  await expect(offer).toBeVisible();
  expect(await announcements(page)).toEqual(['Did you mean ann@gmail.com?']);
  await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toHaveValue('ann@gmail.com');
  await expect(email).toBeFocused();
  await expect(offer).toHaveCount(0);
  await sendButton(main).click();
  await expect.poll(() => calls.length).toBe(1);
  await expectRequest(main, NOTHING);

  await fillRequest(main, { email: 'ann@gmial.con' });
  await expect(offer).toBeVisible();
  await sendButton(main).click();
  await expectRequest(main, NOTHING);
  await expect(main.getByText('Did you mean')).toHaveCount(0);
  expect(calls.map((call) => Object.fromEntries(call).email)).toEqual(['ann@gmail.com', 'ann@gmial.con']);
});
