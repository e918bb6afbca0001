import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorResponse } from '../../contract/api.ts';
import { html } from './html.ts';
import { prefersPage } from './responses/prefers-page.ts';
import { refusals } from './responses/refusal.ts';

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** A connection with the request that is being handled. */
type Connection = { readonly socket: Socket; exchange: Exchange | undefined };

const connections = new AsyncLocalStorage<Connection>();

/** Whatever a connection sets going belongs to it: its requests, their streams, timers and promises. */
export function trackConnections(server: Server): void {
  // Before Node's own listener, which begins to parse: the events of a body belong to the connection, too.
  server.prependListener('connection', (socket: Socket) =>
    connections.enterWith({ socket, exchange: undefined }),
  );
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.getStore();
    if (!connection) return;
    const exchange = { request, response };
    connection.exchange = exchange;
    // Thousands of connections stay open after their last request: they must not hold on to it.
    response.once('close', () => {
      if (connection.exchange === exchange) connection.exchange = undefined;
    });
  });
}

/**
 * An error of a request that nobody has caught, such as that of a stream without a listener, ends this request with a
 * 500. By default it would end the process, and with it all requests of others. Any other uncaught error still does.
 */
export function containUncaughtErrors(log: FastifyBaseLogger): void {
  process.on('uncaughtException', (error) => {
    const connection = connections.getStore();
    if (connection) {
      log.error({ err: error }, 'an error of a request was not caught');
      endWithError(connection);
    } else {
      log.fatal({ err: error }, 'an error was not caught: the process ends');
      process.exit(1);
    }
  });
}

/** The connection is closed: nobody knows how much of its bytes was read. */
function endWithError({ socket, exchange }: Connection): void {
  if (!exchange || exchange.response.headersSent) {
    socket.destroy();
    return;
  }
  const { request, response } = exchange;
  const { status, message } = refusals.ourFault();
  const isPage = prefersPage(request);
  const body = isPage
    ? html`<!doctype html><title>This did not work</title><p>${message}</p>`.markup
    : JSON.stringify({ error: message } satisfies ErrorResponse);
  const headers = {
    'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  response.writeHead(status, headers).end(body, () => socket.destroySoon());
}
