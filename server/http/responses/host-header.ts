import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJsonError } from './json-error.ts';

/**
 * A name or an IP address, and a port. Lists, paths and users are not allowed: they make one host look like another.
 */
const HOST = /^(?:[\w.~!$&'()*+;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Exactly one Host header, as RFC 9112 section 3.2 requires. Node keeps the first of several; a proxy in front may have
 * used the last, and the two would serve different sites.
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

/** Closes the connection: a client that sends two hosts may be trying to smuggle a second request. */
export function refuseHost(response: ServerResponse): void {
  sendJsonError(response, 400, 'The request must name exactly one host.', { Connection: 'close' });
}
