import type { Page } from '@playwright/test';

/** Makes storage throw, as browsers do if the visitor has blocked it for all sites. */
export function denyStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
}
