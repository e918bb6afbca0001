import type { Page } from '@playwright/test';

/** Holds back what matches until the returned function lets it through. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
