import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { routeOfDocument } from '../contract/documents.ts';
import { readOnlyAnswers } from '../contract/read-only-answers.ts';
import { NOT_FOUND_PATH } from '../server/pages/built-site.ts';
import { plannedDocuments } from './documents.ts';

const port = Number(process.env.PORT ?? 3000);
const vite = await createServer({
  configFile: 'vite.config.ts',
  server: {
    middlewareMode: true,
    hmr: { port: port + 1000 },
    watch: { ignored: ['**/dist/**', '**/server/**'] },
  },
  appType: 'custom',
});

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
server.listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`));

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const call = readOnlyAnswers()[url.pathname];
  if (call) return response.setHeader('content-type', 'application/json').end(JSON.stringify(call));
  if (url.pathname.startsWith('/api/')) return response.writeHead(404).end('{"error":"Not there"}');
  try {
    const route = routeOfDocument(url.pathname);
    const planned = plannedDocuments().find((candidate) => candidate.route === route) ?? {
      route: NOT_FOUND_PATH,
      path: NOT_FOUND_PATH,
      seeds: {},
    };
    const { render, documentHtml } = await vite.ssrLoadModule('/entry-server.tsx');
    const rendered = await render(planned.route, planned.seeds);
    const html = documentHtml({
      ...planned,
      ...rendered,
      css: '',
      structuredData: [],
      loading: [
        ['script', { type: 'module', src: '/@vite/client' }],
        ['link', { rel: 'stylesheet', href: '/styles/site.css' }],
        ['script', { type: 'module', src: '/entry-client.tsx' }],
      ],
    })
      .replace(
        '<script type="module" src="/entry-client.tsx">',
        `<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>$&`,
      )
      .replaceAll('%SITE_URL%', `http://localhost:${port}`)
      .replaceAll('%FORM_ENDPOINT%', '/api/contact');
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    response.writeHead(500).end(String((error as Error).stack));
  }
}
