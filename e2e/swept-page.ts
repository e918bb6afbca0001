import type { Page } from '@playwright/test';
import { apiPaths } from '../contract/api.ts';
import { documentPathOf } from '../contract/documents.ts';

/** Opens the document of a route and waits until the scripts have taken it over. */
export async function openDocument(page: Page, route: string): Promise<void> {
  // In production the real call asks for a password.
  await page.route(`**${apiPaths.resumes}`, (call) =>
    call.fulfill({ json: { files: ['2026-11-09-li.pdf', '2026-03-02-okafor.docx'] } }),
  );
  await page.goto(documentPathOf(route));
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}
