import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { compressAssets } from '../../build/compressed-assets.ts';
import { services } from '../../content/services/catalogue.ts';
import { notFoundPaths } from '../../contract/documents.ts';
import { sitePages } from '../http/documents/site-pages.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createDocumentLoader } from '../rendering/document-resources.ts';
import { storeDocument } from '../rendering/document-set.ts';

/** Paths with a number lead to the services of the content. */
export const [service] = services;

/** A small version of what the build writes. */
const documentPaths = {
  indexable: ['/', '/services', `/services/${service.slug}`, '/projects', '/projects/3'],
  noindex: ['/file-test', ...notFoundPaths()],
};

export const inlineScript = "var marker='inline'";
export const inlineStyle = '@layer base{body{margin:0}}';

const files: Record<string, string> = {
  'client/assets/site-Abc123.js': `console.log(${JSON.stringify('long enough to be worth it '.repeat(40))})`,
  'client/pictures/kitchen-1a2b.avif': 'picture',
  'client/social/home.jpg': 'preview',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/.vite/manifest.json': '{}',
};

type RawResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
};

type Question = { readonly method?: string; readonly headers?: Record<string, string> };

/**
 * Serves a site of a few documents as the real server would, for the tests of a file or a group; other paths respond
 * with the body 'call'. `ask` is a client that neither follows redirects nor decompresses.
 */
export function smallSite(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'));
  let server: Server;

  beforeAll(async () => {
    const config = {
      siteUrl: new URL('https://renovations.example'),
      formEndpoint: '/api/contact',
      ...settings,
    };
    for (const [file, text] of Object.entries(files)) write(join(folder, file), text);
    await compressAssets(join(folder, 'client'));
    const pages = sitePages(folder, config);
    const { documents } = await createDocumentLoader(
      folder,
      config,
    )({
      documents: await storeDocuments(folder),
    });
    pages.show(documents);
    server = createHttpServer((_, response) => void response.end('call'), pages);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  function ask(path: string, { method = 'GET', headers = {} }: Question = {}): Promise<RawResponse> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path, method, headers }, async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes, text: bytes.toString() });
      });
      call.on('error', reject).end();
    });
  }

  return { ask, folder };
}

function storeDocuments(folder: string) {
  return Promise.all([
    ...documentPaths.indexable.map((path) => store(path, { isIndexable: true })),
    ...documentPaths.noindex.map((path) => store(path, { isIndexable: false })),
    ...['/sitemap.xml', '/robots.txt'].map((path) => store(path, { isIndexable: true })),
  ]);

  function store(path: string, { isIndexable }: { isIndexable: boolean }) {
    const isError = notFoundPaths().includes(path);
    return storeDocument(folder, { path, text: documentAt(path), isError, isIndexable });
  }
}

function documentAt(path: string): string {
  return `<!doctype html><script>${inlineScript}</script><style>${inlineStyle}</style>
<script type="application/json">{"data":1}</script><h1>The document of ${path}</h1>${'<p>words</p>'.repeat(100)}`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
