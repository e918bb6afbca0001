import { buildIfNeeded } from '../build/build-if-needed.ts';
import { ensureChromium } from '../testing/chromium.ts';
import { runChecks } from './checks.ts';
import { runAll } from './run.ts';

process.env.CHROMIUM_PATH = ensureChromium();
const areChecksGood = await runChecks();
buildIfNeeded();
const areTestsGood = await runAll([
  ['vitest', 'run', '--project', 'unit', '--project', 'server'],
  ['playwright', 'test', '--grep-invert', '@long'],
]);
process.exit(areChecksGood && areTestsGood ? 0 : 1);
