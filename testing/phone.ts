import type { BrowserContextOptions } from '@playwright/test';

/** The phone for which the budgets are set. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;
