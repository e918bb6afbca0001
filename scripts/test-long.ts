import { buildIfNeeded } from '../build/build-if-needed.ts';
import { ensureChromium } from '../testing/chromium.ts';
import { runAll } from './run.ts';

process.env.CHROMIUM_PATH = ensureChromium();
buildIfNeeded();
const areTestsGood = await runAll([
  ['vitest', 'run', '--project', 'server-long', '--project', 'tree-long'],
  ['playwright', 'test', '--grep', '@long'],
]);
process.exit(areTestsGood ? 0 : 1);
