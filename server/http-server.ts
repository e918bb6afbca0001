import { createServer, type RequestListener } from 'node:http';
import type { Pages } from './pages/pages.ts';

/** A resume over a poor phone connection takes a while; a request that never ends must not take for ever. */
const REQUEST_TIMEOUT_MS = 300_000;
const HEADERS_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 10_000;

/** Pages come first: they need none of what the calls go through. */
export function createHttpServer(handler: RequestListener, pages: Pages | undefined) {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      if (!pages?.answer(request, response)) handler(request, response);
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  // Node would invite any body at once. Here the reader of the form does, when the form may come.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  return server;
}
