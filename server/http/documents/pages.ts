import type { IncomingMessage, ServerResponse } from 'node:http';

/** Serves documents and assets before Fastify; returns whether it did. */
export type Pages = { handle(request: IncomingMessage, response: ServerResponse): boolean };

/** Paths that belong to the rest of the server. */
const NOT_PAGES =
  /^\/((api|answered|calendar|desk|health|metrics|photos|private|request|unsubscribe|words)(\/|$)|\.well-known\/security\.txt$)/;

export function isPagePath(pathname: string): boolean {
  return !NOT_PAGES.test(pathname);
}
