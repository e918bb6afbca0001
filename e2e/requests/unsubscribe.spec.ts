import { newsletter } from '../../content/newsletter.ts';
import { unsubscribePath } from '../../contract/forms/newsletter.ts';
import { violationsOf } from '../support/axe.ts';
import { test } from '../support/desk-service.ts';
import { expect } from '../support/site-test.ts';

test('a subscriber leaves the newsletter by the keyboard and comes back, and the owner sees it', async ({
  page,
  desk,
  mail,
}) => {
  await desk.subscriber('maya@example.ca');
  await expect.poll(() => mail.received.length).toBe(1);
  const [, link = ''] = /^<(.+)>$/.exec(mail.received[0]?.headers.get('list-unsubscribe')?.[0] ?? '') ?? [];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(new URL(new URL(link).pathname, desk.url).href);
  const heading = page.getByRole('heading', { level: 1 });
  const button = page.getByRole('button', { name: 'Unsubscribe' });
  expect(await violationsOf(page)).toEqual([]);
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 20 && !(await isFocused()); stop += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('You are off the list');
  await expect(page.getByText(newsletter.consent.wording)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await desk.inbox('subscribers')).toMatch(/maya@example\.ca .*(just now| ago) /);
  await page.getByRole('button', { name: 'Yes, subscribe again' }).click();
  await expect(heading).toHaveText('Leave the newsletter?');

  await page.goto(desk.url + unsubscribePath);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Email Address').fill('MAYA@example.ca');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(heading).toHaveText('Check your email');
  await expect.poll(() => mail.received.length).toBe(2);
});
