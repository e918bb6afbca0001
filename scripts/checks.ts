import { runAll } from './run.ts';

/** Checks that do not run the product: formatting, lint, types, unused code. */
export function runChecks(): Promise<boolean> {
  return runAll([
    ['biome', 'check', '.'],
    ['tsc', '-p', 'tsconfig.client.json'],
    ['tsc', '-p', 'tsconfig.client-tests.json'],
    ['tsc', '-p', 'tsconfig.server.json'],
    ['tsc', '-p', 'tsconfig.e2e.json'],
    ['knip'],
  ]);
}
