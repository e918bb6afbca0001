import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { logDestination } from './logging-destination.ts';

/** JSON lines without personal data: no IP or email addresses, no query, no path as typed, no database values. */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    stream: logDestination(process.stdout.fd),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: withoutAddresses(error.message),
        stack: withoutAddresses(error.stack ?? ''),
      }),
      reason: withoutAddresses,
    },
  };
}

/** A name in quotes, with or without escapes, or a plain one; limited in length, as a search without limit takes long. */
const LOCAL_PART =
  /"(?:\\.|[^"\\\n]){0,320}"|"[^"\n]{0,320}"|[^\s<>"(),:;'/][^\s<>"(),:;]{0,320}(?<!node_modules\/)/;
const DOMAIN = /\[[^\]\s]*\]|[^\s<>"'(),:;/]+/;
const ADDRESS = new RegExp(`(?:${LOCAL_PART.source})@(?:${DOMAIN.source})`, 'g');

/** Mail servers quote whom they refuse, and a database may quote what it was given. Paths of packages stay. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '[address]');
}

/** Short enough to be read out over the phone. Never taken from the request, since it is in every log line. */
export function newRequestId(): string {
  return randomUUID().slice(0, 13);
}

/** One line a request. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    );
  });
}
