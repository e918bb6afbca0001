import type { BrowserContextOptions } from '@playwright/test';

/** For tests of what moves: `test.use(motion)`. All others run as for a visitor who prefers reduced motion. */
export const motion = {
  contextOptions: { reducedMotion: 'no-preference' },
} as const satisfies { contextOptions: BrowserContextOptions };
