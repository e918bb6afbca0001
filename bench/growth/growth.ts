import { performance } from 'node:perf_hooks';
import { brotliDecompressSync } from 'node:zlib';
import { PASSED } from '../../testing/copied-tree.ts';
import { ask } from '../http/ask.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { residentMegabytes } from '../machine/memory.ts';
import { total } from '../machine/statistics.ts';
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

/** Size of the scripts that a document loads (its entry and the preloaded modules), with brotli. */
async function scriptBytesOf(url: string): Promise<number> {
  const html = brotliDecompressSync((await ask(url)).bytes).toString();
  const tags = html.matchAll(/<(?:script type="module" src|link rel="modulepreload"[^>]* href)="([^"]+)"/g);
  const paths = [...tags].map(([, path = '']) => path);
  const answers = await Promise.all(paths.map((path) => ask(new URL(path, url).href)));
  return total(answers.map(({ bytes }) => bytes.length));
}
