import type { Page } from '@playwright/test';
import { projects } from '../content/projects/catalogue.ts';
import { arriveAt } from './arrival.ts';
import { expect, test } from './site-test.ts';

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function copy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy link' }).click();
}

test.describe('Copy link', () => {
  test('gives the real path of a project', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await arriveAt(page, '/#/projects/3');
    await copy(page);
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await clipboard(page)).toBe(`${baseURL}/projects/3`);
    await page.goto(await clipboard(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects[2].title);
  });

  test('gives the real path of the service that is shown', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await arriveAt(page, '/#/services?id=3');
    await copy(page);
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await clipboard(page)).toBe(`${baseURL}/services/kitchen-renovations`);
    await page.getByRole('button', { name: 'Custom Carpentry' }).click();
    await expect(page.getByText('Link copied')).toHaveCount(0);
    await copy(page);
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await clipboard(page)).toBe(`${baseURL}/services/custom-carpentry`);
  });

  test('shows the address where the browser keeps the clipboard to itself', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await arriveAt(page, '/#/projects/3');
    await copy(page);
    await expect(page.getByRole('status').getByText(`${baseURL}/projects/3`)).toBeVisible();
  });
});

/** How many pages a document of the browser has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe('a printed project', () => {
  test('fills one page of letter paper, whichever project it is', async ({ page }) => {
    // Their frames have a fixed shape, and real photographs take long to print.
    await page.route('**/pictures/*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await arriveAt(page, '/#/projects/1');
    for (const { id, title } of projects) {
      await page.goto(`/#/projects/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(pagesOf(await page.pdf({ format: 'Letter' })), title).toBe(1);
    }
  });

  test('shows the pair side by side, the firm and the address, and no controls', async ({ page }) => {
    await arriveAt(page, '/#/projects/3');
    await page.setViewportSize({ width: 816, height: 1056 });
    await page.emulateMedia({ media: 'print' });
    const pair = page.getByRole('region', { name: 'Before and after' });
    const [before, after] = await Promise.all([
      pair.locator('img').first().boundingBox(),
      pair.locator('img').last().boundingBox(),
    ]);
    expect(after?.y).toBe(before?.y);
    expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    await expect(pair.getByText('Before', { exact: true }).first()).toBeVisible();
    await expect(pair.getByText('After', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('(416) 555-0142, hello@hearthandjoist.example')).toBeVisible();
    await expect(page.getByText(/^https?:.+\/projects\/3$/)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Back to Projects' })).toHaveCount(0);
  });
});
