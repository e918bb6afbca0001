import { heroHeadline } from '../../content/hero.ts';
import { to } from '../../contract/screens.ts';
import { expect, test } from '../support/site-test.ts';

const WORDS = "Sorry, we couldn't find the page you're looking for.";

test.describe('an address that leads nowhere', () => {
  // The document has status 404, which the browser logs.
  test.use({ expectedNoise: [/404 \(Not Found\)/] });

  test('shows the not-found page, which leads home, at any address', async ({ page }) => {
    for (const address of ['/#/no-such-page', '/#/projects/1/more']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Homepage' }).click();
      await expect(page).toHaveURL('/#/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroHeadline);
    }
  });

  test('is also one that the server answers itself, and a screen by another name, opened or navigated to', async ({
    page,
  }) => {
    for (const path of ['/desk', '/Services']) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page).toHaveURL(`/#${path}`);
      await page.goto(`/#${to.terms}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page).toHaveURL(`/#${path}`);
      // Forces a page load for the next one.
      await page.goto('about:blank');
    }
  });

  test('as a real path answers with status 404 and the same page', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
    await expect(page).toHaveURL('/#/no-such-page');
  });
});
