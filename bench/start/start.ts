import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { freePort } from '../../testing/free-port.ts';
import { goals } from '../budgets.ts';
import { ask } from '../http/ask.ts';
import { startProgram } from '../machine/program.ts';
import { projectRoot } from '../machine/project-root.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import type { Part } from '../part.ts';

const WITHIN_MS = 900_000;

/** `npm start` on a fresh clone, with the packages in npm's cache. */
export const start: Part = {
  name: 'start',
  async run() {
    using folder = temporaryFolder();
    const clone = join(folder.path, 'clone');
    const { status, stderr } = spawnSync('git', ['clone', '--quiet', projectRoot, clone], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`git clone failed: ${stderr}`);

    const first = await secondsToFirstPage(clone);
    const second = await secondsToFirstPage(clone);
    return [
      {
        name: 'fresh clone: npm start to the first page',
        value: first,
        unit: 's',
        goal: goals.startSeconds,
        note: 'the last commit, with the npm cache as it is',
      },
      { name: 'the second npm start', value: second, unit: 's' },
    ];
  },
};

async function secondsToFirstPage(clone: string): Promise<number> {
  const port = await freePort();
  const begin = performance.now();
  await using program = startProgram('npm', ['start'], { cwd: clone, env: { PORT: String(port) } });
  await program.waitForOutput(/ is open at /, WITHIN_MS);
  const { status } = await ask(`http://127.0.0.1:${port}/`);
  if (status !== 200) throw new Error(`The first page was answered with ${status}.`);
  return (performance.now() - begin) / 1000;
}
