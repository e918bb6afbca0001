import { buildIfNeeded } from './build-if-needed.ts';
import { runChecks } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { runAll } from './run.ts';

process.env.CHROMIUM_PATH = ensureChromium();
const areChecksGood = await runChecks();
buildIfNeeded();
const areTestsGood = await runAll([
  ['vitest', 'run'],
  ['playwright', 'test'],
]);
process.exit(areChecksGood && areTestsGood ? 0 : 1);
