import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('npm run build', () => {
  it.each([
    { given: ['--help'], said: /^Unknown option '--help'\nUsage: npm run build/ },
    { given: ['--base', '/sub/'], said: /^--base and --out go with --static\.\nUsage: / },
  ])('says how it is used instead of building, given $given', ({ given, said }) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', ...given], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(said);
    expect(stderr).not.toContain('    at ');
  });
});
