import { parseArgs } from 'node:util';
import { runAll } from './run.ts';
import { readArguments } from './usage.ts';

/** Runs the long test of that name with more requests than usual. */
process.env.SOAK_REQUESTS = readArguments('npm run soak -- [--requests 3000]', () => {
  const { values } = parseArgs({ options: { requests: { type: 'string', default: '3000' } } });
  if (!/^[1-9]\d*$/.test(values.requests))
    throw new Error(`--requests should be a whole number above 0, not "${values.requests}".`);
  return values.requests;
});
const isSound = await runAll([
  ['vitest', 'run', '--project', 'server-long', 'server/service-tests/soak.long.test.ts'],
]);
process.exit(isSound ? 0 : 1);
