import type { IncomingMessage, ServerResponse } from 'node:http';

/** Serves documents and assets before Fastify. Returns whether it handled the request. */
export type Pages = { handle(request: IncomingMessage, response: ServerResponse): boolean };

/** Paths that Fastify's routes handle. */
const NOT_PAGES =
  /^\/((api|answered|calendar|desk|health|metrics|photos|private|request|unsubscribe|words)(\/|$)|\.well-known\/security\.txt$)/;

export function isPagePath(pathname: string): boolean {
  return !NOT_PAGES.test(pathname);
}
