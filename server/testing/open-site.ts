import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { compressDocuments, copyRenderedSamples } from '../../testing/rendered-documents.ts';
import { readConfig } from '../config.ts';
import { DATABASE_FILE_NAME } from '../database/database.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { type BuiltSite, openBuiltSite } from '../rendering/built-site.ts';
import { type Engine, makeMigratedStore, type Store } from './engines.ts';
import { TEST_SITE_URL } from './rendered-samples.ts';
import { postSiteForm, projectFields, widePhoto } from './site-forms.ts';
import { startTestService, type TestService } from './test-service.ts';

const NEW = deskPaths.siteNew('projects');
/** The first project that is published. */
export const ENTRY = deskPaths.siteEntry('projects', 101);
export const PROJECT = documentPath(to.project(101));

export type Given = {
  /** Instead of a fresh one, in which the samples were rendered before. */
  readonly store?: Store;
  readonly beside?: TestService;
  readonly dist?: string;
  /** Called before another site is shown. */
  onShow?(): Promise<void>;
};

/** With the documents of the real build, rendered into its own folder. */
export async function openSite(engine: Engine, { store, beside, dist, onShow }: Given = {}) {
  const where = store ?? (await makeMigratedStore(engine));
  if (!store) await keepSamples(where);
  const builtSite = openBuild(where, { dist, onShow });
  const service = await startTestService(engine, { store: where, builtSite, ...(beside && { beside }) });
  const address = await service.listen();
  return {
    ...service,
    folder: join(where.dataDir, 'site'),
    store: where,
    builtSite,
    page: async (path: string) => (await fetch(address + path)).text(),
    status: async (path: string) => (await fetch(address + path)).status,
  };
}

export function openBuild(
  { dataDir }: Store,
  { dist, onShow }: Pick<Given, 'dist' | 'onShow'> = {},
): BuiltSite {
  const config = readConfig({ SITE_URL: TEST_SITE_URL, DATA_DIR: dataDir });
  const builtSite = openBuiltSite(config, dist);
  onTestFinished(() => builtSite.stop());
  return {
    ...builtSite,
    async show(site, options) {
      await onShow?.();
      await builtSite.show(site, options);
    },
  };
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/** A server that shows a first project, and that need not render the samples if it is to show them again. */
export async function openSiteWithProject(store?: Store): Promise<OpenSite> {
  const site = await openSite('SQLite', { store: store ?? (await storeWithProject()) });
  await site.publisher.showAtStart();
  await keepSamples(site.store);
  return site;
}

/** A start removes the documents of all other versions. */
export async function keepSamples({ dataDir }: Store): Promise<void> {
  await copyRenderedSamples(dataDir, TEST_SITE_URL);
}

/**
 * A data folder in which a first project was published and is shown, with or without what the server compresses in the
 * background. It is made once and then copied.
 */
export async function storeWithProject({ isCompressed = true } = {}): Promise<Store> {
  filesWithProject ??= publishFirst();
  const store = await makeMigratedStore('SQLite');
  for (const { path, content } of await filesWithProject) {
    if (!isCompressed && /\.(br|gz)$/.test(path)) continue;
    const target = join(store.dataDir, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return store;
}

let filesWithProject: ReturnType<typeof publishFirst> | undefined;

async function publishFirst() {
  const site = await openSite('SQLite');
  await publish(site);
  await showNewest(site);
  const documents = await readdir(join(site.folder, 'documents'));
  await compressDocuments(
    site.folder,
    documents.filter((file) => !/\.(br|gz)$/.test(file)),
  );
  const copy = join(site.store.dataDir, 'copy.sqlite');
  await sql`vacuum into ${copy}`.execute(site.database);
  const files = (await readdir(site.folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    { path: DATABASE_FILE_NAME, content: await readFile(copy) },
    ...files.map((file) => ({ path: relative(site.store.dataDir, file), content: readFileSync(file) })),
  ];
}

/** An update of the software, for which everything is rendered anew. */
export async function updatedBuild(folder: string): Promise<string> {
  const dist = join(folder, 'updated-build');
  await cp('dist/render', join(dist, 'render'), { recursive: true });
  if (!existsSync(join(dist, 'client'))) await symlink(resolve('dist/client'), join(dist, 'client'));
  const facts = JSON.parse(await readFile('dist/build.json', 'utf8'));
  await writeFile(join(dist, 'build.json'), JSON.stringify({ ...facts, renderer: 'another' }));
  return dist;
}

/** One whose program for rendering does not run. */
export async function brokenBuild(folder: string): Promise<string> {
  const dist = await updatedBuild(folder);
  await writeFile(join(dist, 'render/main.js'), 'process.exit(1);');
  return dist;
}

export async function publish(site: TestService, changes: Record<string, string> = {}) {
  const photos = [{ field: 'photos', content: await widePhoto() }];
  const response = await postSiteForm(site, NEW, projectFields({ ...changes, action: 'publish' }), photos);
  expect(response.statusCode).toBe(303);
  return String(response.headers.location);
}

/** Without its best compression, which goes on for seconds, and which nobody here looks at. */
export async function showNewest({ publisher, builtSite }: OpenSite) {
  await publisher.run();
  await builtSite.stop();
}
