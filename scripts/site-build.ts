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
import { chunksOf, type Manifest } from './manifest.ts';
import { structuredDataOf } from './structured-data.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Many small chunks compress worse than few. What every page loads is one file; the small parts that most pages use
 * are another.
 */
const PARTS =
  /client\/(ui\/(skeleton|placard|notice|dimension-line|use-prerendered)|components\/(sheet-head|ask-band|contact-facts|picture)\.)|content\/(pictures|project-types)|contract\/api/;
const chunkGroups = [
  { name: 'shell', test: (id: string) => !id.endsWith('.css'), tags: ['$initial' as const] },
  { name: 'parts', test: PARTS },
];

type BuildOptions = { readonly outDir?: string; readonly base?: string };

/** Builds the browser's part, renders every document with it, and writes both below `outDir`. */
export async function build({ outDir = 'dist', base = '/' }: BuildOptions = {}): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const shared = { configFile: 'vite.config.ts', logLevel: 'warn', base } as const;
  await viteBuild({
    ...shared,
    build: {
      outDir: join(process.cwd(), outDir, 'client'),
      rollupOptions: {
        input: { site: 'entry-client.tsx', styles: 'styles/site.css' },
        output: { codeSplitting: { groups: chunkGroups } },
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
      rollupOptions: { input: { 'entry-server': 'entry-server.tsx' } },
    },
  });
  await prerender(outDir, base);
  await write(join(outDir, 'client', 'manifest.webmanifest'), webManifest(base));
  await compressAssets(join(outDir, 'client'));
  rmSync(join(outDir, 'render'), { recursive: true });
}

async function prerender(outDir: string, base: string): Promise<void> {
  const { render, documentHtml } = await import(
    pathToFileURL(join(process.cwd(), outDir, 'render', 'entry-server.js')).href
  );
  const manifest: Manifest = JSON.parse(
    await readFile(join(outDir, 'client', '.vite', 'manifest.json'), 'utf8'),
  );
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
      loading: chunks.loadingTags(screen),
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
