import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt, navigateTo } from '../support/arrival.ts';
import { allProjects, oneProject, oneService, otherService, pairedProjects } from '../support/entries.ts';
import { wordsOf } from '../support/read-document.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

const PROJECT = to.project(oneProject.id);

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function copy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy link' }).click();
}

test.describe('Copy link', () => {
  test('gives the real path of a project, and of the service that is shown', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await arriveAt(page, PROJECT);
    await copy(page);
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await clipboard(page)).toBe(`${baseURL}${PROJECT}`);

    await navigateTo(page, to.service(oneService.id));
    await copy(page);
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await clipboard(page)).toBe(baseURL + documentPath(to.service(oneService.id)));
    await page.getByRole('button', { name: otherService.title, exact: true }).click();
    await expect(page.getByText('Link copied')).toHaveCount(0);
    await copy(page);
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await clipboard(page)).toBe(baseURL + documentPath(to.service(otherService.id)));
    const answer = await page.request.get(await clipboard(page));
    expect(wordsOf(await answer.text(), 'h1')).toEqual([otherService.title]);
  });

  test('shows the address where the browser keeps the clipboard to itself', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await arriveAt(page, documentPath(to.service(oneService.id)));
    await copy(page);
    const address = baseURL + documentPath(to.service(oneService.id));
    await expect(page.getByRole('status').getByText(address)).toBeVisible();
  });
});

/** The number of pages of a PDF that the browser printed. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe('a printed project', () => {
  test('fills one page of letter paper, whichever project it is', LONG, async ({ page }) => {
    // The frames have a fixed aspect ratio, and real photographs take long to print.
    await page.route('**/pictures/*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await arriveAt(page, `/#${PROJECT}`);
    for (const { id, title } of allProjects) {
      await page.goto(`/#/projects/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(pagesOf(await page.pdf({ format: 'Letter' })), title).toBe(1);
    }
  });

  for (const { id } of pairedProjects.slice(0, 1)) {
    test('shows the pair side by side, the finishes, the firm and the address, and no controls', async ({
      page,
    }) => {
      await arriveAt(page, to.project(id));
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
      const [finish] = allProjects.find((project) => project.id === id)?.finishes ?? [];
      if (finish) await expect(page.getByText(finish.name).first()).toBeVisible();
      await expect(page.getByText(`${company.phone.display}, ${company.email}`)).toBeVisible();
      await expect(page.getByText(new RegExp(`^https?:.+${to.project(id)}$`))).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('slider')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Back to Projects' })).toHaveCount(0);
    });
  }
});
