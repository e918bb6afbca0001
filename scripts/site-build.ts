import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { settingPlaceholders } from '../contract/setting-placeholders.ts';
import { type BuiltDocument, documentsFile } from '../server/pages/built-site.ts';
import { compressAssets } from './compressed-assets.ts';
import { plannedDocuments } from './documents.ts';
import { firstViewCss } from './first-view.ts';
import { chunksOf, type Manifest, stylesheetOf } from './manifest.ts';
import { type ClassNames, classNamesOf, shortClassNames, withShortNamesInCss } from './short-class-names.ts';
import { structuredDataOf } from './structured-data.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Many small chunks compress worse than few. React is one file, the rest of what every page loads another; the small
 * parts that most pages use are a third.
 */
const PARTS =
  /client\/(ui\/(skeleton|placard|notice|dimension-line|stars|use-prerendered)|components\/(sheet-head|ask-band|contact-facts|picture|button-to)\.|queries\/fetch-json|settings\.)|content\/(pictures|hero-picture-alt|project-types|retention|warranty)|contract\/api/;
const REACT = /rolldown.runtime|client\/entry-react|node_modules\/(react|react-dom|scheduler)\//;
const chunkGroups = [
  { name: 'react', test: REACT, priority: 1 },
  { name: 'shell', test: (id: string) => !id.endsWith('.css'), tags: ['$initial' as const] },
  { name: 'parts', test: PARTS },
];

type BuildOptions = { readonly outDir?: string; readonly base?: string };

/** Builds the browser's part, renders every document with it, and writes both below `outDir`. */
export async function build({ outDir = 'dist', base = '/' }: BuildOptions = {}): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const client = join(process.cwd(), outDir, 'client');
  const shared = { configFile: 'vite.config.ts', logLevel: 'warn', base } as const;

  // The stylesheet comes first: the scripts take their class names from it.
  await viteBuild({
    ...shared,
    build: {
      outDir: client,
      manifest: STYLES_MANIFEST,
      rollupOptions: { input: { styles: 'styles/site.css' } },
    },
  });
  const names = await shortenStylesheet(client);
  await viteBuild({
    ...shared,
    plugins: [shortClassNames(names)],
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: SCRIPTS_MANIFEST,
      rollupOptions: {
        input: { react: 'entry-react.ts', site: 'entry-client.tsx' },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  });
  await viteBuild({
    ...shared,
    plugins: [shortClassNames(names)],
    build: {
      outDir: join(process.cwd(), outDir, 'render'),
      ssr: true,
      manifest: false,
      copyPublicDir: false,
      rollupOptions: { input: { 'entry-server': 'entry-server.tsx' } },
    },
  });
  await prerender(outDir, base);
  await write(join(client, 'manifest.webmanifest'), webManifest(base));
  await compressAssets(client);
  rmSync(join(outDir, 'render'), { recursive: true });
}

const STYLES_MANIFEST = '.vite/styles.json';
const SCRIPTS_MANIFEST = '.vite/scripts.json';

/** The names follow from the stylesheet alone, so the hash in its file's name still stands for its content. */
async function shortenStylesheet(client: string): Promise<ClassNames> {
  const file = join(client, stylesheetOf(await readManifest(client, STYLES_MANIFEST)));
  const css = await readFile(file, 'utf8');
  const names = classNamesOf(css);
  await writeFile(file, withShortNamesInCss(css, names));
  return names;
}

async function readManifest(client: string, name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, name), 'utf8'));
}

async function prerender(outDir: string, base: string): Promise<void> {
  const { render, documentHtml } = await import(
    pathToFileURL(join(process.cwd(), outDir, 'render', 'entry-server.js')).href
  );
  const client = join(outDir, 'client');
  const manifest = {
    ...(await readManifest(client, STYLES_MANIFEST)),
    ...(await readManifest(client, SCRIPTS_MANIFEST)),
  };
  const chunks = chunksOf(manifest, base);
  const css = await readFile(join(outDir, 'client', chunks.css), 'utf8');
  const built: BuiltDocument[] = [];
  for (const planned of plannedDocuments()) {
    const { body, head, screen } = await render(planned.route, planned.seeds);
    const html = documentHtml({
      ...planned,
      head,
      body,
      css: firstViewCss(css, body),
      stylesheet: base + chunks.css,
      fonts: chunks.fonts,
      scripts: chunks.scriptsOf(screen),
      structuredData: structuredDataOf(planned, head, settingPlaceholders.siteUrl + base.replace(/\/$/, '')),
    });
    const file = `${planned.path === '/' ? '/index' : planned.path}.html`;
    await write(join(outDir, 'documents', file), html);
    built.push({
      path: planned.path,
      file,
      isIndexable: head.isIndexable !== false,
      lastChanged: planned.lastChanged,
    });
  }
  await write(join(outDir, documentsFile), JSON.stringify(built, null, 1));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
