import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { asRefusal } from './as-refusal.ts';
import { Refusal, refusals } from './refusal.ts';
import { REQUEST_ID_HEADER, responseHeaders } from './response-headers.ts';
import { sendRefusal } from './send-refusal.ts';

type Hook = (request: FastifyRequest) => Promise<void>;

/** Handles errors, unknown paths and wrong methods of every route. Must be called before the routes are added. */
export function addErrorResponses(app: FastifyInstance, config: Config, limitGuesses: Hook): void {
  const allowedMethods = collectMethods(app);

  app.setErrorHandler((error, request, reply) =>
    sendRefusal(request, reply, config, asRefusal(error, request.log)),
  );

  // Rate-limited as well: otherwise a script could search for paths at full speed.
  app.setNotFoundHandler({ preHandler: limitGuesses }, (request, reply) => {
    const allowed = allowedMethods(request.url);
    if (allowed.length === 0) return sendRefusal(request, reply, config, refusals.notFound());
    reply.header('Allow', allowed.join(', '));
    const refusal = new Refusal(405, `This address takes ${allowed.join(' or ')} only.`);
    return sendRefusal(request, reply, config, refusal);
  });
}

/** The router refuses such a URL before any hook runs. A part longer than any token or file name is only a wrong one. */
export function badUrlResponse(config: Config) {
  const headers = responseHeaders(config);
  return ({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal =
      code === 'FST_ERR_MAX_PARAM_LENGTH'
        ? refusals.notFound()
        : new Refusal(400, 'The address could not be understood.');
    sendRefusal(request, reply.headers(headers).header(REQUEST_ID_HEADER, request.id), config, refusal);
  };
}

/** The router responds with 404 to a wrong method, so the patterns of all routes are collected here. */
function collectMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: { pattern: RegExp; methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
    routes.push({ pattern: new RegExp(`^${escaped}$`), methods: [method].flat() });
  });
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  };
}
