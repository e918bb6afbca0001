import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorResponse } from '../../../contract/api.ts';

/** A name or an IP address, and a port. No list, path or user: those make one host pass for another. */
const HOST = /^(?:[\w.~!$&'()*+;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Exactly one host, as RFC 9112 section 3.2 requires. Node keeps the first of several; a proxy in front may have
 * looked at the last, so that the two would serve different sites.
 */
export function hasGoodHost(request: IncomingMessage): boolean {
  const { rawHeaders } = request;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  if (count === 0) return request.httpVersion === '1.0';
  return count === 1 && HOST.test(request.headers.host ?? '');
}

/** Closes the connection: who sends two hosts may send two requests in one as well. */
export function refuseHost(response: ServerResponse): void {
  const body = JSON.stringify({ error: 'The request must name exactly one host.' } satisfies ErrorResponse);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  response.writeHead(400, headers).end(body);
}
