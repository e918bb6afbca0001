import { configDefaults, defineConfig } from 'vitest/config';

/** Left to `npm run test:long`. */
const LONG = '**/*.long.test.ts';

const server = {
  globalSetup: 'testing/databases-setup.ts',
  // As with the unit tests: a third of the processor's time. A test must undo what it changes of the process.
  isolate: false,
  // Real processes, real databases: slower than the usual limit on a busy machine.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,contract,client,build,scripts,deploy,docs}/**/*.test.{ts,tsx}'],
          // They share modules that nothing changes: loading these once saves more than half of the time.
          isolate: false,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, LONG],
        },
      },
      { test: { ...server, name: 'server-long', include: [`server/${LONG}`] } },
      {
        test: {
          name: 'tree-long',
          include: [`testing/${LONG}`],
          // Each runs checks, other tests and a build in a copy of the whole tree, one after the other.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
