import type { Page } from '@playwright/test';
import { portfolioItems } from '../../content/template-items.ts';
import { testimonials } from '../../content/testimonials.ts';
import { apiPaths } from '../../contract/api.ts';
import { arriveAt } from '../support/arrival.ts';
import { expect, test } from '../support/site-test.ts';

/** Counts the calls to `path` from now on. */
function callsTo(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

test.describe('a query', () => {
  test('is a GET with credentials: for projects at every navigation, for testimonials only once', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const calls: unknown[] = [];
      Object.assign(window, { calls });
      const { fetch } = window;
      window.fetch = (input, init) => {
        if (String(input).startsWith('/api/'))
          calls.push([String(input), init?.method ?? 'GET', init?.credentials]);
        return fetch(input, init);
      };
    });
    const projectCalls = callsTo(page, apiPaths.projects);
    const testimonialCalls = callsTo(page, apiPaths.testimonials);
    await arriveAt(page, '/terms');
    for (const count of [1, 2, 3]) {
      await footerLink(page, 'View All Projects').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Renovation Portfolio');
      await expect.poll(projectCalls).toBe(count);
      await footerLink(page, 'Testimonials').click();
      await expect(page.getByRole('figure')).toHaveCount(testimonials.length);
      await expect.poll(testimonialCalls).toBe(1);
    }
    const calls = await page.evaluate(() => (window as unknown as { calls: unknown }).calls);
    const projectsCall = [apiPaths.projects, 'GET', 'include'];
    expect(calls).toEqual([
      projectsCall,
      [apiPaths.testimonials, 'GET', 'include'],
      projectsCall,
      projectsCall,
    ]);
  });

  test('is not sent again when the window gets the focus, nor after any time', async ({ page }) => {
    await page.clock.install();
    const projectCalls = callsTo(page, apiPaths.projects);
    await arriveAt(page, '/projects');
    await expect.poll(projectCalls).toBe(1);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('focus'));
    });
    await page.clock.runFor('01:00:00');
    expect(projectCalls()).toBe(1);
  });

  test.describe('that fails', () => {
    test.use({ expectedNoise: [/Failed to load resource/] });

    test('is not tried again', async ({ page }) => {
      await page.clock.install();
      for (const [path, address, words] of [
        [apiPaths.testimonials, '/#/testimonials', 'Error loading testimonials. Please try again later.'],
        [apiPaths.resumes, '/#/file-test', 'Could not load files. Please try again later.'],
        [
          apiPaths.portfolio(portfolioItems[0].id),
          `/#/portfolio/${portfolioItems[0].id}`,
          'Unable to load portfolio details. Please try again later.',
        ],
      ] as const) {
        const calls = callsTo(page, path);
        await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
        await page.goto(address);
        await expect(page.getByText(words)).toBeVisible();
        await page.clock.runFor('05:00');
        expect(calls()).toBe(1);
      }
    });
  });
});
