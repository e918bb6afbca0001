import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../time/durations.ts';
import type { CountResponse } from './count-response.ts';
import type { Pages } from './documents/pages.ts';
import { drainOrClose } from './drain-body.ts';
import { formBodyRate, watchBodyRate } from './min-body-rate.ts';
import { hasGoodHost, refuseHost } from './responses/host-header.ts';
import { trackConnections } from './uncaught-errors.ts';

/** A last resort: the largest form of a visitor takes 34 minutes at the minimum rate. */
const REQUEST_TIMEOUT_MS = 40 * MINUTE_MS;
/** Extra time, so that the form reader can send its 408 first. */
const LATER_MS = 10_000;
const MIN_BODY_RATE = {
  ...formBodyRate,
  graceMs: formBodyRate.graceMs + LATER_MS,
  pauseMaxMs: formBodyRate.pauseMaxMs + LATER_MS,
};
const HEADERS_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
/**
 * Ends a connection on which nothing moves: a client that reads no more of its response would hold it for ever. Longer
 * than a form waits for its photos to be decoded, and than the slowest reader takes to make room for the next piece.
 */
const STANDSTILL_TIMEOUT_MS = 10 * MINUTE_MS;
const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Browsers and proxies send forty at most. Node keeps each as objects of the heap while it waits for the others: several
 * times its bytes, for thousands of connections that never send the last.
 */
const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 10_000;

/** Pages are tried first, since they need none of Fastify's hooks. */
export function createHttpServer(
  handler: RequestListener,
  pages: Pages | undefined,
  countResponse: CountResponse = () => {},
  standstillTimeoutMs = STANDSTILL_TIMEOUT_MS,
) {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node would reject a missing Host header without a message; the check for exactly one host covers it.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!hasGoodHost(request)) {
        refuseHost(response);
        countResponse({ kind: 'broken', status: response.statusCode });
      } else if (pages?.handle(request, response)) {
        // A page takes no body, and one that is sent anyway must not occupy the connection.
        if (hasBody(request)) response.once('finish', () => drainOrClose(request));
        countResponse({ kind: 'page', status: response.statusCode });
      } else {
        if (hasBody(request)) closeIfSlow(request);
        handler(request, response);
      }
    },
  );
  server.timeout = standstillTimeoutMs;
  server.maxConnections = MAX_CONNECTIONS;
  server.maxHeadersCount = MAX_HEADERS;
  trackConnections(server);
  // Node would send `100 Continue` at once. The form reader sends it after its checks instead.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  return server;
}

function closeIfSlow(request: IncomingMessage): void {
  const stop = watchBodyRate(request, MIN_BODY_RATE, () => request.destroy());
  request.once('close', stop);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

const SWEEP_EVERY_MS = 100;

/** Browsers open connections in advance and keep them: those without a request must not delay the shutdown. */
export function addUnusedConnectionSweep(app: FastifyInstance): void {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    // A server that never listened has no connections, and no 'close' event that would clear the timer.
    if (!server.listening) return;
    const sweep = () => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      server.closeIdleConnections();
    };
    const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
    server.once('close', () => clearInterval(timer));
    sweep();
  });
}
