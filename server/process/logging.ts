import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
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

/** As long as a stack is; what quotes a whole file is cut. */
export const LOGGED_MAX_CHARACTERS = 4_000;
/** Longer than the name in an address can be. */
const NAME_MAX_CHARACTERS = 320;

/** A name in quotes, with or without escapes, or a plain one. */
const LOCAL_PART = new RegExp(
  [
    String.raw`"(?:\\.|[^"\\\n]){0,${NAME_MAX_CHARACTERS}}"`,
    String.raw`"[^"\n]{0,${NAME_MAX_CHARACTERS}}"`,
    String.raw`[^\s<>"(),:;'/][^\s<>"(),:;]{0,${NAME_MAX_CHARACTERS}}(?<!node_modules\/)`,
  ].join('|'),
);
const DOMAIN = /\[[^\]\s]*\]|[^\s<>"'(),:;/]+/;
const ADDRESS = new RegExp(`(?:${LOCAL_PART.source})@(?:${DOMAIN.source})`, 'g');

/**
 * Mail servers quote whom they refuse, and a database may quote what it was given. Paths of packages stay. A long text
 * is cut before it is searched, which would take a second for some of 200 KB; then its end goes as well, since it may
 * be the beginning of an address.
 */
export function withoutAddresses(text: string): string {
  const searched = text.slice(0, LOGGED_MAX_CHARACTERS);
  const logged = searched.replace(ADDRESS, '[address]');
  return text.length > searched.length ? logged.slice(0, -NAME_MAX_CHARACTERS) : logged;
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
