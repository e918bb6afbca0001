import { existsSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import type { RenderModule } from '../client/render-module.ts';
import { apiPaths } from '../contract/api.ts';
import type { ScreenName } from '../contract/screens.ts';
import { sampleSite } from '../contract/site.ts';
import { BUILD_FILE } from '../server/rendering/render-process.ts';
import { writeBuildFacts } from './build-facts.ts';
import { compressAssets } from './compressed-assets.ts';
import { refuseLinksTo, unwrittenScreens } from './left-out.ts';
import { plannedDocuments } from './render/documents.ts';
import { webManifest } from './web-manifest.ts';

type BuildOptions = { readonly outDir?: string; readonly base?: string };

/**
 * Writes to `outDir` the files for the browser, and the program that renders the documents (render/main.ts). What was
 * built before stays until the new build is complete: a server may be using it, and a build may fail.
 */
export async function build({ outDir = 'dist', base = '/' }: BuildOptions = {}): Promise<void> {
  const startedAt = new Date();
  const unfinished = `${outDir}-${process.pid}`;
  try {
    await buildInto(unfinished, base);
    // A source that was edited meanwhile is newer than the build.
    utimesSync(join(unfinished, BUILD_FILE), startedAt, startedAt);
    replaceFolder(outDir, unfinished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function replaceFolder(folder: string, replacement: string): void {
  const former = `${replacement}-former`;
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(replacement, folder);
  rmSync(former, { recursive: true, force: true });
}

async function buildInto(outDir: string, base: string): Promise<void> {
  const client = join(process.cwd(), outDir, 'client');
  const shared = { configFile: 'vite.config.ts', logLevel: 'warn', base } as const;

  await viteBuild({
    ...shared,
    build: {
      outDir: client,
      rollupOptions: {
        input: { styles: 'styles/site.css', fonts: 'styles/fonts.css', site: 'runtime/main.ts' },
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  });
  await viteBuild({
    ...shared,
    build: {
      outDir: join(process.cwd(), outDir, 'render'),
      ssr: true,
      manifest: false,
      copyPublicDir: false,
      rollupOptions: { input: { 'entry-server': 'entry-server.tsx', main: '../build/render/main.ts' } },
    },
    // Bundles all packages, because they may not be installed where the program runs.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  });
  // Built separately for the owner: it shares no chunk with the visitors' scripts.
  await viteBuild({
    ...shared,
    build: {
      outDir: join(process.cwd(), outDir, 'desk'),
      manifest: false,
      copyPublicDir: false,
      rollupOptions: { input: { editor: 'desk/editor.ts' }, output: { entryFileNames: '[name]-[hash].js' } },
    },
  });
  writeFileSync(join(client, 'manifest.webmanifest'), webManifest(base));
  await compressAssets(client);
  const leftOut = await findLeftOut(join(process.cwd(), outDir, 'render/entry-server.js'));
  for (const line of writeBuildFacts(outDir, base, leftOut).leftOutLines) console.log(line);
}

/**
 * Groups modules into a few files instead of fifty: what the entry needs at once; React and the code that mounts
 * islands; what several islands share; what only lists and forms share, which Home loads later; and the code of forms.
 */
const CHUNKS = [
  {
    name: 'runtime',
    test: /\/(client|contract|content)\/.*\.tsx?$/,
    tags: ['$initial' as const],
    priority: 3,
  },
  {
    name: 'islands',
    test: /node_modules\/(react|react-dom|scheduler)\/|\/client\/runtime\/mount-island/,
    priority: 2,
  },
  {
    name: 'shared',
    test: /\/client\/(ui\/(?!notice|skeleton|toast)|components\/(?!empty-state|linked-text|needs-server)|location\/)|\/contract\/sheets/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'lists-and-forms',
    test: /\/client\/(ui|components|queries)\/|\/contract\/api/,
    minShareCount: 2,
  },
  // The code for photos is loaded on the first interaction with their field.
  { name: 'forms', test: /\/client\/forms\/(?!photos\/)|node_modules\/zod\// },
];

/** The screens that are not written yet. Throws if a page links to one of them. */
async function findLeftOut(entry: string): Promise<ScreenName[]> {
  const { render }: RenderModule = await import(pathToFileURL(entry).href);
  const settings = { siteUrl: 'http://localhost', formEndpoint: apiPaths.contact };
  const site = sampleSite();
  const leftOut = await unwrittenScreens((route) => render(route, settings, site));
  if (leftOut.length > 0)
    for (const { route, path } of plannedDocuments(site, leftOut))
      refuseLinksTo(leftOut, (await render(route, settings, site, leftOut)).body, path);
  return leftOut;
}
