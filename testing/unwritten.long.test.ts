import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectEntries } from '../content/projects/order.ts';
import { apiPaths } from '../contract/api.ts';
import { begin } from './changes/changes.ts';
import { type CopiedTree, copyTree, PASSED } from './copied-tree.ts';
import { processEnvironment } from './process-environment.ts';
import { renderDocuments } from './rendered-documents.ts';

/** The names that `npm run new` derives. */
const SERVICE = { title: 'Deck Building', slug: 'deck-building' };
const PROJECT = { title: 'A cedar deck in Leaside', slug: 'a-cedar-deck-in-leaside' };
const PAGE = { title: 'Our Guarantee', slug: 'our-guarantee' };

/** A finished project of the unfinished service. */
const [model] = projectEntries;
const WAITING = { title: 'A deck that waits for its service', slug: 'a-deck-that-waits-for-its-service' };

let tree: CopiedTree;
let printed: string;

beforeAll(() => {
  tree = copyTree();
  begin(tree.root, 'service', SERVICE.title);
  begin(tree.root, 'project', PROJECT.title);
  begin(tree.root, 'page', PAGE.title);
  begin(tree.root, 'project', WAITING.title);
  const file = join(tree.root, `content/projects/${WAITING.slug}.ts`);
  const [, id = ''] = /id: (\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
  const words = { ...model, ...WAITING, id: Number(id), service: SERVICE.slug };
  writeFileSync(
    file,
    `import type { ProjectEntry } from '../project.ts';\nexport const aDeckThatWaitsForItsService = ${JSON.stringify(words)} as const satisfies ProjectEntry;\n`,
  );
  printed = execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: tree.root,
    env: { ...processEnvironment, HOME: process.env.HOME },
    encoding: 'utf8',
  });
});

afterAll(() => tree.remove());

const LEFT_OUT = [
  `content/services/${SERVICE.slug}.ts still says TODO, or content/pictures.ts does of one of its pictures`,
  `content/projects/${PROJECT.slug}.ts still says TODO, or content/pictures.ts does of one of its pictures`,
  `client/pages/${PAGE.slug}/ still says TODO`,
  `content/projects/${WAITING.slug}.ts shows ${SERVICE.slug}, which is not written`,
];

describe('what npm run new has begun and nobody has written', () => {
  it.each(globSync('tsconfig.*.json'))('leaves the types of %s in order', async (project) => {
    expect(await tree.run('node_modules/typescript/bin/tsc', '-p', project)).toBe(PASSED);
  });

  it.each(LEFT_OUT)('is named by the build: %s', (line) => {
    expect(printed).toContain(line);
  });

  it('has no document, and no word of it is in the site', async () => {
    const documents = await renderDocuments(tree.root);
    expect(documents.size).toBeGreaterThan(20);
    for (const path of [
      `/services/${SERVICE.slug}`,
      `/projects/${projectEntries.length + 1}`,
      `/${PAGE.slug}`,
    ])
      expect(documents.has(path), path).toBe(false);
    for (const [path, words] of documents)
      for (const { title, slug } of [SERVICE, PROJECT, PAGE, WAITING])
        for (const word of [title, `/${slug}"`, 'TODO'])
          expect(words.includes(word), `${word} in ${path}`).toBe(false);
  });

  it('is named at the start, is in no list of the server, and is not found', async () => {
    const { url, output } = await startSite(tree.root);
    for (const line of LEFT_OUT) await expect.poll(output).toContain(line);
    for (const path of [apiPaths.services, apiPaths.projects, '/sitemap.xml']) {
      const list = await (await fetch(url + path)).text();
      for (const { title, slug } of [SERVICE, PROJECT, PAGE, WAITING])
        for (const word of [title, slug, 'TODO'])
          expect(list.includes(word), `${word} in ${path}`).toBe(false);
    }
    for (const path of [`/services/${SERVICE.slug}`, `/${PAGE.slug}`])
      expect((await fetch(url + path)).status, path).toBe(404);
  });
});

/** Starts like `npm start`, without installing. */
async function startSite(root: string): Promise<{ url: string; output: () => string }> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...processEnvironment, HOME: process.env.HOME, PORT: '0', SITE_URL: 'http://localhost:3000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await exited;
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/is open at http:\S+/);
  return { url: /is open at (http:\S+)/.exec(output)?.[1] ?? '', output: () => output };
}
