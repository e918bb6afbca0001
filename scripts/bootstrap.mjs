// Every npm script runs this first. Plain JavaScript for Node 18 or later: it installs the Node version that the rest
// needs and the packages, and then runs the script of that name in this folder.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

/** Installed if the current Node is older than `engines` in package.json requires. */
const NODE_VERSION = '24.21.0';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const {
  engines,
  devDependencies = {},
  allowScripts,
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** They need nothing of `devDependencies`, which take longer to install than all the rest. */
const PRODUCTION_TASKS = ['start', 'build', 'inbox', 'sbom'];
/** Later starts need not strip types or compile again, which saves half of the CPU time and about 30 MB of memory. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
const [task, ...rest] = process.argv.slice(2);
const script = join(root, 'scripts', `${task}.ts`);

const [node] = await Promise.all([suitableNode(), installPackages()]);
if (task === 'start') handOver(node, [...serverFlags, script, ...rest], serverEnvironment);
else handOver(node, [script, ...rest]);

async function suitableNode() {
  const wantedMajor = Number(engines.node.replace('>=', ''));
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  const home = join(root, '.node');
  const binary = join(
    home,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  // Run to check its version: it may be missing, outdated, or built for another machine.
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() !== `v${NODE_VERSION}`) {
    console.error(
      `Node ${process.versions.node} is older than ${wantedMajor}: fetching ${NODE_VERSION} into .node, once.`,
    );
    await npm([
      'install',
      '--prefix',
      home,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      // An install script of the package provides its binary.
      '--ignore-scripts=false',
      `node@${NODE_VERSION}`,
    ]);
  }
  return binary;
}

async function installPackages() {
  const needsTools = !PRODUCTION_TASKS.includes(task);
  const hasTools = Object.keys(devDependencies).every(isInPlace);
  if (isUpToDate() && (hasTools || !needsTools)) return;
  console.error('Installing packages ...');
  const omitted = needsTools || hasTools ? [] : ['--omit=dev'];
  // Packages run no install scripts, except those that package.json approves.
  await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...omitted]);
  const approved = Object.keys(allowScripts).filter((name) => allowScripts[name] && isInPlace(name));
  if (approved.length > 0) await npm(['rebuild', '--ignore-scripts=false', '--loglevel=error', ...approved]);
}

function isUpToDate() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

function isInPlace(name) {
  return existsSync(join(root, 'node_modules', name));
}

async function npm(args) {
  const child = spawn('npm', args, {
    cwd: root,
    // The packages are for the Node that runs the task, which may not be the one that runs this script.
    env: { ...process.env, npm_config_engine_strict: 'false' },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  const status = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  if (status === 0) return;
  console.error(`npm ${args[0]} failed. Check the network, then run the same command again.`);
  process.exit(status ?? 1);
}

function handOver(command, args, environment = {}) {
  const env = { ...compileCache, ...environment, ...process.env };
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well, and some tools of the tests break off at a second one.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
