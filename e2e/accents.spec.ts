import { expect, test } from './site-test.ts';

test('a name with accents is set in the fonts of the site, and only its page loads them', async ({
  page,
}) => {
  const accents: string[] = [];
  page.on('response', (response) => {
    if (/accents.*\.woff2$/.test(response.url()) && response.ok()) accents.push(response.url());
  });
  await page.goto('/testimonials');
  await page.evaluate(() => document.fonts.ready);
  expect(accents).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  const others = page.getByRole('main').locator('p').first();
  for (const text of [heading, others])
    await text.evaluate((element) => element.replaceChildren('Émilie Villaseñor, João Gonçalves'));
  await expect.poll(() => accents.length).toBe(2);
});
