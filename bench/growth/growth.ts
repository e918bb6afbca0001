import { performance } from 'node:perf_hooks';
import { PASSED } from '../../testing/copied-tree.ts';
import { ask } from '../http/ask.ts';
import { scriptBytesOf } from '../http/script-bytes.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { residentMegabytes } from '../machine/memory.ts';
import type { Figure, Part } from '../part.ts';
import { grownTree } from './grown-tree.ts';

/** How cost grows with the number of projects. */
export const growth: Part = {
  name: 'growth',
  async run({ sizes }) {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await figuresAt(size)));
    return figures;
  },
};

async function figuresAt(size: number): Promise<Figure[]> {
  using tree = grownTree(size);
  const begin = performance.now();
  const built = await tree.run('scripts/build.ts');
  if (built !== PASSED) throw new Error(`The build of ${size} projects failed:\n${built}`);
  const buildSeconds = (performance.now() - begin) / 1000;

  await using site = await startSettledSite({ root: tree.root });
  const list = await ask(`${site.url}/projects`);
  return [
    { name: `${size} projects: build`, value: buildSeconds, unit: 's' },
    { name: `${size} projects: document of the list`, value: list.bytes.length, unit: 'bytes' },
    {
      name: `${size} projects: scripts of one project`,
      value: await scriptBytesOf(`${site.url}/projects/3`),
      unit: 'bytes',
    },
    {
      name: `${size} projects: server's memory`,
      value: residentMegabytes(site.pid).now,
      unit: 'MB',
    },
  ];
}
