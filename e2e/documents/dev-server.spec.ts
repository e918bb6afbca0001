import { startServerProcess } from '../support/server-process.ts';
import { expect as expectSoon, test } from '../support/site-test.ts';

/** The first request makes the server transform every module, which takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });

test('the development server shows pages with their styles and scripts', async ({ page, baseURL }) => {
  test.slow();
  const server = await startServerProcess('build/dev-server.ts');
  try {
    await page.goto(server.url);
    await expect(page.locator('html')).toHaveAttribute('data-live', '1');
    const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    await page.goto(baseURL ?? '');
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
  } finally {
    await server.stop();
  }
});
