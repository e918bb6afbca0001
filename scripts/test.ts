import { buildIfNeeded } from '../build/build-if-needed.ts';
import { runChecks } from './checks.ts';
import { provideChromium, runAll } from './run.ts';

provideChromium();
const areChecksGood = await runChecks();
buildIfNeeded();
const areTestsGood = await runAll([
  ['vitest', 'run', '--project', 'unit', '--project', 'server'],
  ['playwright', 'test', '--grep-invert', '@long'],
]);
process.exit(areChecksGood && areTestsGood ? 0 : 1);
