import { test as base, expect } from '@playwright/test';

/** A console error, a broken script or a failed request fails the test. */
export const test = base.extend<{ expectedNoise: RegExp[]; quiet: undefined }>({
  /**
   * Errors that a test provokes on purpose: `test.use({ expectedNoise: [/500/] })`. Use one pattern: Playwright would
   * take a second object in the list for the fixture's own options.
   */
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('requestfailed', (request) => {
        // Leaving a screen aborts its requests.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') noise.push(`${request.url()} failed`);
      });
      await use(undefined);
      const unexpected = noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
