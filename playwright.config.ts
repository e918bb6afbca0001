import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './testing/chromium.ts';

const PORT = 4173;

/** A server that already runs, for those who write tests; otherwise one is started over the build. */
const runningServer = process.env.E2E_BASE_URL;

export default defineConfig({
  testDir: 'e2e',
  // The machine that runs this may have two cores.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that others share; what passes only at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: runningServer ?? `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    // Frames of what moves are a fifth of the browser's work: see e2e/support/motion.ts.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [...chromiumFlags],
    },
  },
  ...(!runningServer && {
    webServer: {
      command: `"${process.execPath}" e2e/serve.ts`,
      env: { PORT: String(PORT) },
      url: `http://localhost:${PORT}/health/live`,
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
});
