import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { apiPaths } from '../contract/api.ts';
import { projectResponses, readOnlyResponses } from '../contract/api-responses.ts';
import { NOT_FOUND_PATH, REDIRECT_KEY } from '../contract/documents.ts';
import type { Config } from '../server/config.ts';
import { OperatorError } from '../server/process/operator-error.ts';
import { openPublishedSite } from '../server/publications/published-site.ts';
import { documentFile, readDocumentSet } from '../server/rendering/document-set.ts';
import { startRendering } from '../server/rendering/render-process.ts';
import { systemClock } from '../server/time/clock.ts';
import { build } from './site-build.ts';

type StaticOptions = {
  readonly config: Config;
  /** The base path of the site. */
  readonly base: string;
  /** The output folder. */
  readonly out: string;
};

const SET = 'static';

/**
 * Builds the site as a folder for any static host, optionally below a path: documents, the read-only API as files, and
 * a 404.html that redirects unknown paths to the app. Forms post to FORM_ENDPOINT, which must be external then.
 */
export async function buildStatic({ config, base: givenBase, out }: StaticOptions): Promise<void> {
  const base = basePath(givenBase);
  refuseForeignFiles(out);
  const parts = `dist-static-parts/${process.pid}`;
  await build({ outDir: parts, base });
  const settings = { siteUrl: config.siteUrl.origin, formEndpoint: config.formEndpoint, isStatic: true };
  await using published = await openPublishedSite(config, systemClock);
  const { site } = published;
  await startRendering({
    dist: parts,
    folder: parts,
    key: SET,
    settings,
    site,
    compress: false,
  }).rendered;
  rmSync(out, { recursive: true, force: true });
  cpSync(join(parts, 'client'), out, { recursive: true, filter: (source) => !source.includes('.vite') });
  const write = (path: string, text: string) => writeFile(join(out, path), text);
  for (const { path, file } of (await readDocumentSet(parts, SET))?.documents ?? []) {
    const text = readFileSync(documentFile(parts, file), 'utf8');
    if (path === NOT_FOUND_PATH) write('404.html', withRedirect(text, base));
    // Includes the 404 page itself, because not every host knows 404.html.
    write(extname(path) ? path : join(path, 'index.html'), text);
  }
  for (const [path, response] of Object.entries(readOnlyResponses(site)))
    write(path, JSON.stringify(response));
  // A file cannot depend on the query, so it contains all pages of the list.
  write(apiPaths.projects, JSON.stringify(projectResponses(site)));
  for await (const { path, content } of published.files()) writeFile(join(out, path), content);
  rmSync(parts, { recursive: true });
  console.log(`The site is in ${out}/, made for ${config.siteUrl.origin}${base}`);
  if (config.formEndpoint === apiPaths.contact) {
    console.warn(
      'FORM_ENDPOINT is not set: a static host cannot take forms. Set it to a form-forwarding service.',
    );
  }
  console.warn('Job applications and the newsletter need the server: their pages give the address instead.');
}

function basePath(given: string): string {
  const path = given.replace(/^\/+|\/+$/g, '');
  if (!/^[\w.~/-]*$/.test(path))
    throw new OperatorError(`${given} is no path of a site.`, 'Write it without slashes around: --base sub');
  return path ? `/${path}/` : '/';
}

/** The folder is emptied first. */
function refuseForeignFiles(out: string): void {
  const isFormerSite = ['404.html', 'sitemap.xml'].every((file) => existsSync(join(out, file)));
  if (existsSync(out) && readdirSync(out).length > 0 && !isFormerSite)
    throw new OperatorError(
      `${out} holds something else than a site that was built before.`,
      'Name a folder that is new or empty: --out FOLDER',
    );
}

/** A static host cannot rewrite paths: 404.html stores the requested address for the app and opens the root. */
function withRedirect(html: string, base: string): string {
  const script = `
try {
  sessionStorage.setItem(${JSON.stringify(REDIRECT_KEY)}, location.pathname + location.search + location.hash);
  location.replace(${JSON.stringify(base)});
} catch {
  // Storage is denied: this page says that there is nothing here.
}
`;
  return html.replace('<script>', `<script>${script}</script>\n<script>`);
}

function writeFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
