import { runChecks } from './checks.ts';
import { runAll } from './run.ts';

const areChecksGood = await runChecks();
// Run separately here: `npm test` runs it with the other unit tests.
const areImportsGood = await runAll([
  ['vitest', 'run', '--project', 'unit', 'build/import-directions.test.ts'],
]);
process.exit(areChecksGood && areImportsGood ? 0 : 1);
