import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** `bench` loads all that it measures with. */
const TIMEOUT_MS = 30_000;

it.each([
  { command: 'build', given: ['--help'], said: /^Unknown option '--help'/ },
  { command: 'build', given: ['--base', '/sub/'], said: /^--base and --out go with --static\.$/m },
  { command: 'bench', given: ['nopart'], said: /^There is no part "nopart"\. The parts are: weight, / },
  { command: 'soak', given: ['--nonsense'], said: /^Unknown option '--nonsense'/ },
  { command: 'pictures', given: ['--icons', '--social'], said: /^Only one of these at a time: / },
])(
  'npm run $command says how it is used instead of doing $given',
  ({ command, given, said }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, ...given], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(said);
    expect(stderr).toContain(`\nUsage: npm run ${command}`);
    expect(stderr).not.toContain('    at ');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
  TIMEOUT_MS,
);
