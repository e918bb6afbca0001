import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import type { RenderModule } from '../client/render-module.ts';
import { documentRoute, notFoundPath } from '../contract/documents.ts';
import { splitRoute } from '../contract/routes.ts';
import { matchScreen } from '../contract/screens.ts';
import { sampleSite } from '../contract/site.ts';
import type { Config } from '../server/config.ts';
import { isPagePath, type Pages } from '../server/http/documents/pages.ts';
import { createService } from '../server/service.ts';
import { runWithConfig } from '../server/start-failure.ts';
import { leftOutLines } from './left-out.ts';
import { type PlannedDocument, plannedDocuments } from './render/documents.ts';
import { renderDocument } from './render/render-document.ts';

await runWithConfig(async (config) => {
  const service = await createService(config, { pages: developmentPages(() => vite, config) });
  const vite = await createServer({
    configFile: 'vite.config.ts',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: service.app.server } },
  });
  console.log(await service.app.listen({ host: config.host, port: config.port }));
  // Passes no screens: in development, a page is shown while it is being written.
  for (const line of leftOutLines([])) console.log(line);
  process.on('SIGTERM', async () => {
    // Closed first, because open pages hold connections to it on the same port.
    await vite.close();
    await service.stop();
    process.exit(0);
  });
});

function developmentPages(getVite: () => ViteDevServer, config: Config): Pages {
  return {
    handle(request, response) {
      const { pathname } = new URL(request.url ?? '/', config.siteUrl);
      if (!isPagePath(pathname)) return false;
      const vite = getVite();
      vite.middlewares(request, response, () => void sendDocument(vite, config, request, response));
      return true;
    },
  };
}

/** Renders the document for each request, so that it shows the latest source. */
async function sendDocument(
  vite: ViteDevServer,
  config: Config,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', config.siteUrl);
  const planned = plannedAt(pathname);
  try {
    const { html } = await renderDocument(planned, {
      client: (await vite.ssrLoadModule('/entry-server.tsx')) as RenderModule,
      settings: { siteUrl: config.siteUrl.origin, formEndpoint: config.formEndpoint },
      site: sampleSite(),
      root: config.siteUrl.origin,
      files: { build: 'development', script: '/runtime/main.ts', stylesheet: STYLESHEET, fonts: [] },
      cssOf: () => '',
    });
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html.replace('<title>', `${REFRESH}${STYLES}<title>`));
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String((error as Error).stack));
  }
}

function plannedAt(pathname: string): PlannedDocument {
  const documents = plannedDocuments(sampleSite());
  const route = documentRoute(pathname);
  const notFound = notFoundPath(matchScreen(splitRoute(route).path).screen);
  return (
    documents.find((candidate) => candidate.route === route) ??
    (documents.find(({ path }) => path === notFound) as PlannedDocument)
  );
}

/** What the React plugin adds to an index.html; these documents have none. */
const REFRESH = `<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>`;

/** Nothing is inlined in development, so that a changed stylesheet is applied without a reload. */
const STYLESHEET = '/styles/site.css';
const STYLES = `<script type="module" src="/@vite/client"></script><link rel="stylesheet" href="/styles/fonts.css"><link rel="stylesheet" href="${STYLESHEET}">`;
