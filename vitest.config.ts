import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,contract,client,scripts,deploy}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/postgres-setup.ts',
          // Real processes, real databases: slower than the usual limit on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
