import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { contentSecurityPolicy, securityHeaders } from '../security-headers.ts';
import { drainOrClose } from '../submissions/body-limits.ts';

export function answerHeaders(config: Config): Record<string, string> {
  return {
    ...securityHeaders(config),
    'Content-Security-Policy': contentSecurityPolicy({ config }),
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  };
}

/** What every answer outside the pages carries. None of them is for a search engine or a shared cache. */
export function addAnswerHeaders(app: FastifyInstance, config: Config): void {
  const headers = answerHeaders(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onResponse', async (request) => drainOrClose(request.raw));
}
