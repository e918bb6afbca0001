import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reachedFrom } from '../testing/source-files.ts';

const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const CURRENT_MAJOR = Number(process.versions.node.split('.')[0]);

/**
 * Replaces npm, which would need the network: records its arguments, and installs two empty packages or a Node that
 * prints its name.
 */
const NPM = `#!/bin/sh
echo "$@" >> npm-calls
for last; do :; done
if [ "$1" = ci ]; then
  rm -rf node_modules
  mkdir -p node_modules/server
  [ "$last" = --omit=dev ] || mkdir node_modules/tool
  touch node_modules/.package-lock.json
fi
[ "$1" = install ] || exit 0
mkdir -p .node/node_modules/node/bin
cat > .node/node_modules/node/bin/node <<END
#!/bin/sh
[ "\\$1" = --version ] && echo "v\${last#node@}" || echo "\\$(basename "\\$1") on Node \${last#node@}"
END
chmod +x .node/node_modules/node/bin/node
`;

/** Runs the project's first command in a folder with nothing else, whose service needs the Node version `wanted`. */
function tryBootstrap(wanted = `>=${CURRENT_MAJOR}`) {
  const root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of ['bootstrap.mjs', 'server-flags.mjs'])
    cpSync(join('scripts', file), join(root, 'scripts', file));
  for (const task of ['hello', 'start', 'sbom'])
    writeFileSync(join(root, `scripts/${task}.ts`), 'console.log("hello from", process.version);');
  const facts = {
    engines: { node: wanted },
    devDependencies: { tool: '1.0.0' },
    allowScripts: { tool: true, 'tool-of-another-platform': true },
  };
  writeFileSync(join(root, 'package.json'), JSON.stringify(facts));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const npm = join(root, 'bin/npm');
  mkdirSync(dirname(npm));
  writeFileSync(npm, NPM);
  chmodSync(npm, 0o755);
  return {
    run(task = 'hello') {
      const calls = join(root, 'npm-calls');
      rmSync(calls, { force: true });
      const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', task], {
        cwd: root,
        env: { PATH: `${dirname(npm)}:/usr/bin:/bin` },
        encoding: 'utf8',
      });
      const called = existsSync(calls) ? readFileSync(calls, 'utf8') : '';
      const [, fetched] = /node@(\S+)/.exec(called) ?? [];
      return { stdout: stdout.trim(), stderr: stderr.trim(), status, fetched, called };
    },
    /** Starts a script in a terminal; `waitFor` resolves with what it has written once that matches. */
    startAtTerminal(script: string) {
      writeFileSync(join(root, 'scripts/at-terminal.ts'), script);
      const command = `'${process.execPath}' scripts/bootstrap.mjs at-terminal`;
      const child = spawn('script', ['-qec', command, '/dev/null'], {
        cwd: root,
        env: { PATH: `${dirname(npm)}:/usr/bin:/bin` },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      let written = '';
      const waitFor = async (pattern: RegExp) => {
        for (;;) {
          const found = pattern.exec(written);
          if (found) return found;
          const [chunk] = await once(child.stdout, 'data');
          written += chunk;
        }
      };
      return { type: (text: string) => child.stdin.write(text), waitFor };
    },
    updateLock() {
      const later = new Date(Date.now() + 1000);
      utimesSync(join(root, 'package-lock.json'), later, later);
    },
    fetchedNode: join(root, '.node/node_modules/node/bin/node'),
  };
}

const isScriptInstalled = spawnSync('script', ['--version'], { stdio: 'ignore' }).status === 0;

describe('the first command', () => {
  it.runIf(isScriptInstalled)(
    'passes on signals, but none that a terminal sends to all (needs script)',
    async () => {
      const { waitFor, type } = tryBootstrap().startAtTerminal(`
      for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log(signal));
      process.on('SIGHUP', () => process.exit());
      setInterval(() => {}, 1000);
      console.log('started by', process.ppid, 'ready');
    `);
      const [, parent] = await waitFor(/started by (\d+) ready/);
      type('\u0003');
      await waitFor(/SIGINT/);
      process.kill(Number(parent), 'SIGTERM');
      const [signals] = await waitFor(/SIGINT[\s\S]*SIGTERM/);
      expect(signals.match(/SIG\w+/g)).toEqual(['SIGINT', 'SIGTERM']);
      process.kill(Number(parent), 'SIGHUP');
    },
  );

  it('uses the Node at hand where it is new enough', () => {
    const { stdout, status, fetched } = tryBootstrap().run();
    expect({ stdout, status, fetched }).toEqual({
      stdout: `hello from ${process.version}`,
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
    expect(run()).toEqual({ ...first, stderr: '', fetched: undefined, called: '' });
  });

  it('fetches it again where an older one was fetched before, or that was interrupted', () => {
    const { run, fetchedNode } = tryBootstrap(`>=${CURRENT_MAJOR + 1}`);
    const { stdout, fetched } = run();
    writeFileSync(fetchedNode, '#!/bin/sh\necho v24.0.0\n');
    expect(run()).toMatchObject({ stdout, fetched });
    rmSync(fetchedNode);
    expect(run()).toMatchObject({ stdout, fetched });
  });

  it('installs all packages once, and runs the approved install scripts of those that are there', () => {
    const { run, updateLock } = tryBootstrap();
    const installing = expect.stringMatching(/^ci (?!.*--omit).*\nrebuild .*=error tool\n$/);
    expect(run().called).toEqual(installing);
    expect(run().called).toBe('');
    updateLock();
    expect(run().called).toEqual(installing);
  });

  it('imports no tool in a task that has none', () => {
    const root = join(import.meta.dirname, '..');
    const [, list = ''] =
      /PRODUCTION_TASKS = \[(.*)\]/.exec(readFileSync('scripts/bootstrap.mjs', 'utf8')) ?? [];
    const tasks = [...list.matchAll(/'(\w+)'/g)].map(([, task]) => `scripts/${task}.ts`);
    expect(tasks.length).toBeGreaterThan(2);
    const { packages } = reachedFrom(root, tasks);
    expect([...packages].filter((name) => name in devDependencies)).toEqual([]);
  });

  it('installs nothing for the list of packages: that would take them away from a server that runs', () => {
    const { run } = tryBootstrap();
    run('start');
    expect(run('sbom').called).toBe('');
  });

  it('installs for the server alone what it needs, and the tools once a task needs them', () => {
    const { run, updateLock } = tryBootstrap();
    const { called, stdout } = run('start');
    expect(called).toMatch(/^ci .*--omit=dev\n$/);
    expect(stdout).toBe(`hello from ${process.version}`);
    expect(run('start').called).toBe('');
    expect(run().called).toMatch(/^ci (?!.*--omit)/);
    expect(run('start').called).toBe('');
    updateLock();
    expect(run('start').called).toMatch(/^ci (?!.*--omit)/);
  });
});
