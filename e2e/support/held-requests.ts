import type { Page } from '@playwright/test';

/** Delays requests that match until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    // Another handler of the test may answer it.
    await route.fallback();
  });
  return resolve;
}
