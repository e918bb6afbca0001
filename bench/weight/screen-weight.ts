import type { Page } from '@playwright/test';
import { settledSize } from '../http/settled-site.ts';
import { total } from '../machine/statistics.ts';
import { firstView } from './first-view.ts';

export type ScreenWeight = {
  /** Brotli size including the inlined CSS, without the response headers. */
  readonly documentBytes: number;
  /** Brotli size of all scripts before any interaction, without the response headers. */
  readonly scriptBytes: number;
  /** Everything, including response headers. */
  readonly totalBytes: number;
  readonly requests: number;
  /** Origins other than the site's own. */
  readonly otherOrigins: readonly string[];
};

export async function screenWeight(page: Page, url: string): Promise<ScreenWeight> {
  const files = await firstView(page, url);
  const documentBytes = await settledSize(url);
  const scripts = files.filter(({ type }) => type === 'script');
  const others = files.filter(({ type }) => type !== 'document');
  const origins = new Set(files.map((file) => new URL(file.url).origin));
  origins.delete(new URL(url).origin);
  return {
    documentBytes,
    scriptBytes: total(scripts.map(({ bodyBytes }) => bodyBytes)),
    totalBytes:
      total(files.map(({ headBytes }) => headBytes)) +
      documentBytes +
      total(others.map(({ bodyBytes }) => bodyBytes)),
    requests: files.length,
    otherOrigins: [...origins],
  };
}
