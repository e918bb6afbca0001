import type { Page } from '@playwright/test';
import { apiPaths } from '../../contract/api.ts';
import { expect, test } from '../support/site-test.ts';

const LIST = `**${apiPaths.resumes}`;
const FILES = ['2026-03-02-okafor.pdf', '2026-11-09-li & sons.docx', '2025-12-30-roy.doc'];

async function answerWith(page: Page, files: readonly string[]): Promise<void> {
  await page.route(LIST, (route) => route.fulfill({ json: { files } }));
}

/** Prevents windows from opening, and records their URLs. */
async function recordWindows(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    window.open = (...call) => {
      opened.push(call);
      return null;
    };
  });
  return () => page.evaluate(() => (window as unknown as { opened: unknown }).opened);
}

test.describe('the file test', () => {
  test('says that it is loading, lists the files and downloads each in a new window, its name encoded', async ({
    page,
  }) => {
    const opened = await recordWindows(page);
    const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
    await page.route(LIST, async (route) => {
      await isAsked;
      await route.fulfill({ json: { files: FILES } });
    });
    await page.goto('/file-test');
    await expect(page.getByText('Loading files...', { exact: true })).toBeVisible();
    await expect(page.getByText('No resume files found.')).toHaveCount(0);
    answer();
    const files = page.getByRole('region', { name: 'Resume files' });
    await expect(files.getByRole('listitem')).toHaveCount(3);
    for (const [index, file] of FILES.entries())
      await expect(files.getByRole('listitem').nth(index)).toContainText(file);
    const downloads = files.getByRole('button', { name: 'Download' });
    await expect(downloads).toHaveCount(3);
    await downloads.nth(1).click();
    await downloads.nth(0).click();
    // The first in reverse alphabetical order.
    await page.getByRole('button', { name: 'Download Latest Resume' }).click();
    expect(await opened()).toEqual([
      ['/api/resumes/2026-11-09-li%20%26%20sons.docx', '_blank'],
      ['/api/resumes/2026-03-02-okafor.pdf', '_blank'],
      ['/api/resumes/2026-11-09-li%20%26%20sons.docx', '_blank'],
    ]);
    await expect(page.getByText('Loading files...')).toHaveCount(0);

    const link = page.getByRole('region', { name: 'Direct link test' }).getByRole('link');
    await expect(link).toHaveAttribute('href', '/api/resumes/2026-03-02-okafor.pdf');
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('really opens the window', async ({ page, context }) => {
    await answerWith(page, FILES);
    await context.route('**/api/resumes/2026*', (route) => route.fulfill({ body: 'resume' }));
    await page.goto('/file-test');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Download', exact: true }).first().click(),
    ]);
    await expect(popup).toHaveURL('/api/resumes/2026-03-02-okafor.pdf');
  });

  test('without files it says so, and the latest is an alert; it shows origin, path, protocol and host', async ({
    page,
    baseURL,
  }) => {
    await answerWith(page, []);
    await page.goto('/#/file-test');
    await expect(page.getByText('No resume files found.', { exact: true })).toBeVisible();
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Download Latest Resume' }).click();
    expect(alerts).toEqual(['alert: No files available to download.']);

    const { origin, host } = new URL(baseURL ?? '');
    const box = page.getByRole('region', { name: 'Environment info' });
    await expect(box.getByRole('term')).toHaveText(['Origin', 'Path', 'Protocol', 'Host']);
    await expect(box.getByRole('definition')).toHaveText([origin, '/', 'http:', host]);
  });

  test.describe('when the list fails', () => {
    test.use({ expectedNoise: [/Failed to load resource/] });

    test('says so in red, also where the answer is no list', async ({ page }) => {
      const words = page.getByText('Could not load files. Please try again later.', { exact: true });
      for (const answer of [{ json: { files: null } }, { status: 500, body: 'broken' }]) {
        await page.route(LIST, (route) => route.fulfill(answer));
        await page.goto('/file-test');
        await expect(words).toBeVisible();
        // The colour `brick` of the palette.
        await expect(words).toHaveCSS('color', 'rgb(163, 67, 42)');
        await expect(page.getByText('No resume files found.')).toHaveCount(0);
        await page.unroute(LIST);
      }
    });
  });
});
