import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const CURRENT_MAJOR = Number(process.versions.node.split('.')[0]);

/** Replaces npm, which would need the network: records its arguments, and installs a Node that prints its name. */
const NPM = `#!/bin/sh
echo "$@" >> npm-calls
for last; do :; done
mkdir -p .node/node_modules/node/bin
cat > .node/node_modules/node/bin/node <<END
#!/bin/sh
[ "\\$1" = --version ] && echo "v\${last#node@}" || echo "\\$(basename "\\$1") on Node \${last#node@}"
END
chmod +x .node/node_modules/node/bin/node
`;

/** Runs the project's first command in a folder with nothing else, whose service needs the Node version `wanted`. */
function tryBootstrap(wanted: string) {
  const root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of ['bootstrap.mjs', 'server-flags.mjs'])
    cpSync(join('scripts', file), join(root, 'scripts', file));
  writeFileSync(join(root, 'scripts/hello.ts'), 'console.log("hello from", process.version);');
  writeFileSync(join(root, 'package.json'), JSON.stringify({ engines: { node: wanted }, allowScripts: {} }));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  const npm = join(root, 'bin/npm');
  mkdirSync(dirname(npm));
  writeFileSync(npm, NPM);
  chmodSync(npm, 0o755);
  return {
    run() {
      const calls = join(root, 'npm-calls');
      rmSync(calls, { force: true });
      const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'hello'], {
        cwd: root,
        env: { PATH: `${dirname(npm)}:/usr/bin:/bin` },
        encoding: 'utf8',
      });
      const [, fetched] = existsSync(calls) ? (/node@(\S+)/.exec(readFileSync(calls, 'utf8')) ?? []) : [];
      return { stdout: stdout.trim(), stderr: stderr.trim(), status, fetched };
    },
    fetchedNode: join(root, '.node/node_modules/node/bin/node'),
  };
}

describe('the first command', () => {
  it('uses the Node at hand where it is new enough', () => {
    const { run } = tryBootstrap(`>=${CURRENT_MAJOR}`);
    expect(run()).toEqual({
      stdout: `hello from ${process.version}`,
      stderr: '',
      status: 0,
      fetched: undefined,
    });
  });

  it('fetches one where it is not, once, and one that the service runs on', () => {
    const { run } = tryBootstrap(`>=${CURRENT_MAJOR + 1}`);
    const first = run();
    expect(first.fetched).toMatch(/^\d+\.\d+\.\d+$/);
    expect(`>=${first.fetched?.split('.')[0]}`).toBe(engines.node);
    expect(first.stderr).toContain(first.fetched);
    expect(first.stdout).toBe(`hello.ts on Node ${first.fetched}`);
    expect(run()).toEqual({ ...first, stderr: '', fetched: undefined });
  });

  it('fetches it again where an older one was fetched before', () => {
    const { run, fetchedNode } = tryBootstrap(`>=${CURRENT_MAJOR + 1}`);
    const first = run();
    writeFileSync(fetchedNode, '#!/bin/sh\necho v24.0.0\n');
    expect(run()).toEqual(first);
  });

  it('fetches it again where that was interrupted', () => {
    const { run, fetchedNode } = tryBootstrap(`>=${CURRENT_MAJOR + 1}`);
    const first = run();
    rmSync(fetchedNode);
    expect(run()).toEqual(first);
  });
});
