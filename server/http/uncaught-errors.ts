import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { html } from '../page-parts/html.ts';
import { sendJsonError } from './responses/json-error.ts';
import { prefersPage } from './responses/prefers-page.ts';
import { refusals } from './responses/refusal.ts';

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** A connection, and the request on it that is being handled. */
type Connection = { readonly socket: Socket; exchange: Exchange | undefined };

const connections = new AsyncLocalStorage<Connection>();

/** Associates everything that a connection starts with it: requests, streams, timers and promises. */
export function trackConnections(server: Server): void {
  // Runs before Node's own listener starts parsing, so that events of the body belong to the connection, too.
  server.prependListener('connection', (socket: Socket) =>
    connections.enterWith({ socket, exchange: undefined }),
  );
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.getStore();
    if (!connection) return;
    const exchange = { request, response };
    connection.exchange = exchange;
    // Thousands of connections stay open after their last request, and must not keep it in memory.
    response.once('close', () => {
      if (connection.exchange === exchange) connection.exchange = undefined;
    });
  });
}

/**
 * An uncaught error of a request, such as that of a stream without a listener, ends that request with a 500. By default
 * it would end the process and with it all other requests. Any other uncaught error still ends the process.
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

/** The connection is closed, since it is unknown how many of its bytes were read. */
function endWithError({ socket, exchange }: Connection): void {
  if (!exchange || exchange.response.headersSent) {
    socket.destroy();
    return;
  }
  const { request, response } = exchange;
  const { status, message } = refusals.ourFault();
  response.once('finish', () => socket.destroySoon());
  if (!prefersPage(request)) {
    sendJsonError(response, status, message, { Connection: 'close' });
    return;
  }
  const body = html`<!doctype html><title>This did not work</title><p>${message}</p>`.markup;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  response.writeHead(status, headers).end(body);
}
