import type { Page } from '@playwright/test';
import { apiPaths } from '../../contract/api.ts';
import { documentPath } from '../../contract/documents.ts';

/** The real call would make the browser wait for a password. */
export async function answerResumeCalls(page: Page): Promise<void> {
  await page.route(`**${apiPaths.resumes}`, (call) =>
    call.fulfill({ json: { files: ['2026-11-09-li.pdf', '2026-03-02-okafor.docx'] } }),
  );
}

/** Opens the document of a route and waits until its scripts have run. */
export async function openDocument(page: Page, route: string): Promise<void> {
  await answerResumeCalls(page);
  await page.goto(documentPath(route));
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}
