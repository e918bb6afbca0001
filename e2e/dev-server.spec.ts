import { arriveAt } from './arrival.ts';
import { startServerProcess } from './server-process.ts';
import { expect, test } from './site-test.ts';

test('the development server shows pages with their styles and scripts', async ({ page, baseURL }) => {
  test.slow();
  const server = await startServerProcess('build/dev-server.ts');
  try {
    await arriveAt(page, server.url);
    const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    await page.goto(baseURL ?? '');
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
  } finally {
    await server.stop();
  }
});
