import { buildIfNeeded } from '../build/build-if-needed.ts';
import { provideChromium, runAll } from './run.ts';

provideChromium();
buildIfNeeded();
const areTestsGood = await runAll([
  ['vitest', 'run', '--project', 'server-long', '--project', 'tree-long'],
  ['playwright', 'test', '--grep', '@long'],
]);
process.exit(areTestsGood ? 0 : 1);
