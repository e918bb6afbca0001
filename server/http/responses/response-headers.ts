import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { drainOrClose } from '../drain-body.ts';
import { contentSecurityPolicy, type PolicySettings, securityHeaders } from '../security-headers.ts';

/** The request id that also appears in the log. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

export function responseHeaders(config: PolicySettings): Record<string, string> {
  return {
    ...securityHeaders(config),
    'Content-Security-Policy': contentSecurityPolicy({ config }),
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  };
}

/** Headers of every response outside the pages. None of them is for search engines or shared caches. */
export function addResponseHeaders(app: FastifyInstance, config: Config): void {
  const headers = responseHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('onResponse', async (request) => drainOrClose(request.raw));
}
