import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { settingPlaceholders } from '../contract/setting-placeholders.ts';
import { type BuiltDocument, documentsFile } from '../server/http/documents/built-site.ts';
import { compressAssets } from './compressed-assets.ts';
import { criticalCss } from './critical-css.ts';
import { plannedDocuments } from './documents.ts';
import { filesOf } from './manifest.ts';
import { structuredDataOf } from './structured-data.ts';
import { webManifest } from './web-manifest.ts';

type BuildOptions = { readonly outDir?: string; readonly base?: string };

/** Builds the browser's part, renders every document with it, and writes both below `outDir`. */
export async function build({ outDir = 'dist', base = '/' }: BuildOptions = {}): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
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
      rollupOptions: { input: { 'entry-server': 'entry-server.tsx' } },
    },
  });
  await prerender(outDir, base);
  await write(join(client, 'manifest.webmanifest'), webManifest(base));
  await compressAssets(client);
  rmSync(join(outDir, 'render'), { recursive: true });
}

/**
 * Few files instead of fifty: what the entry needs at once; React and what mounts an island with it; what several
 * islands share; and the heavier parts that only some of them need.
 */
const CHUNKS = [
  {
    name: 'runtime',
    test: /\/(client|contract|content)\/.*\.tsx?$/,
    tags: ['$initial' as const],
    priority: 2,
  },
  {
    name: 'islands',
    test: /node_modules\/(react|react-dom|scheduler)\/|\/client\/runtime\/mount-island/,
    priority: 1,
  },
  {
    name: 'shared',
    test: /\/client\/(ui\/|components\/|location\/|queries\/fetch-json)|\/contract\/(api|sheets)/,
    minShareCount: 2,
    priority: 1,
  },
  // Photos come with the first touch of their field.
  { name: 'forms', test: /\/client\/forms\/(?!photos\/)|node_modules\/zod\// },
  { name: 'queries', test: /\/client\/queries\/|node_modules\/@tanstack\// },
];

async function prerender(outDir: string, base: string): Promise<void> {
  const { render, documentHtml } = await import(
    pathToFileURL(join(process.cwd(), outDir, 'render', 'entry-server.js')).href
  );
  const client = join(outDir, 'client');
  const manifest = await readFile(join(client, '.vite', 'manifest.json'), 'utf8');
  const { css, fontFaces, fonts, script } = filesOf(JSON.parse(manifest), base);
  const shared = { stylesheet: base + css, fonts, script, build: hashOf(manifest) };
  const fontFaceRules = (await readFile(join(client, fontFaces), 'utf8')).trim();
  const criticalCssOf = criticalCss(client, css);
  const built: BuiltDocument[] = [];
  for (const planned of plannedDocuments()) {
    const { body, head } = await render(planned.route);
    const html = documentHtml({
      ...planned,
      ...shared,
      head,
      body,
      css: fontFaceRules + (await criticalCssOf(body)),
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

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
