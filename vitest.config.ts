import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,contract,client,build,scripts,deploy,testing}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'testing/postgres-setup.ts',
          // Real processes, real databases: slower than the usual limit on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
