import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { apiPaths } from '../../contract/api.ts';
import { readOnlyResponses } from '../../contract/api-responses.ts';
import { NOT_FOUND_PATH } from '../../contract/documents.ts';
import type { Site } from '../../contract/site.ts';
import { renderDocuments } from '../../testing/rendered-documents.ts';

/** Replaces the server's documents and lists by those of another site; files stay the same. */
export async function showSite(page: Page, site: Site): Promise<ReadonlyMap<string, string>> {
  const documents = await renderDocuments(join(import.meta.dirname, '../..'), site);
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isDocument = route.request().headers().accept?.startsWith('text/html') ?? false;
    const body = documents.get(pathname) ?? documents.get(NOT_FOUND_PATH);
    if (!isDocument) return route.fallback();
    await route.fulfill({
      status: documents.has(pathname) ? 200 : 404,
      contentType: 'text/html; charset=utf-8',
      body,
    });
  });
  const lists = readOnlyResponses(site);
  for (const path of [apiPaths.projects, apiPaths.testimonials])
    await page.route(`**${path}`, (route) => route.fulfill({ json: lists[path] }));
  return documents;
}
