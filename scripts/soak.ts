import { parseArgs } from 'node:util';
import { runAll } from './run.ts';

/** `npm run soak -- --requests 3000`: runs the long test of that name with more requests than usual. */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '3000' } } });
if (!/^[1-9]\d*$/.test(values.requests)) {
  console.error(`--requests should be a whole number above 0, not "${values.requests}".`);
  process.exit(1);
}
process.env.SOAK_REQUESTS = values.requests;
const isSound = await runAll([
  ['vitest', 'run', '--project', 'server-long', 'server/service-tests/soak.long.test.ts'],
]);
process.exit(isSound ? 0 : 1);
