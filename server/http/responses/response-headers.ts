import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { drainOrClose } from '../drain-body.ts';
import { contentSecurityPolicy, type SiteSettings, securityHeaders } from '../security-headers.ts';

/** The request id that the log lines carry. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

export function responseHeaders(config: SiteSettings): Record<string, string> {
  return {
    ...securityHeaders(config),
    'Content-Security-Policy': contentSecurityPolicy({ config }),
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  };
}

/** What every response outside the pages carries. None of them is for a search engine or a shared cache. */
export function addResponseHeaders(app: FastifyInstance, config: Config): void {
  const headers = responseHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('onResponse', async (request) => drainOrClose(request.raw));
}
