import type { Page } from '@playwright/test';

/** As a browser does whose visitor allows no site to store anything. */
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
