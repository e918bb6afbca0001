import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { logDestination } from './logging-destination.ts';

/** JSON lines without personal data: no IP or email addresses, no query, no raw path, no database values. */
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

/** Enough for a stack trace; an error that quotes a whole file is truncated. */
export const LOGGED_MAX_CHARACTERS = 4_000;
/** Longer than the local part of an address can be. */
const NAME_MAX_CHARACTERS = 320;

/** A local part in quotes, with or without escapes, or a plain one. */
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
 * Mail servers quote the address they refuse, and a database may quote its input. Paths of packages are kept. A long
 * text is truncated before the search, which would take a second for some texts of 200 KB; then its last word is
 * dropped as well, since it may be the beginning of an address.
 */
export function withoutAddresses(text: string): string {
  const searched = text.slice(0, LOGGED_MAX_CHARACTERS);
  const logged = searched.replace(ADDRESS, '[address]');
  return text.length > searched.length ? logged.slice(0, -NAME_MAX_CHARACTERS) : logged;
}

/** Short enough to read out over the phone. Never taken from the request, since it is in every log line. */
export function newRequestId(): string {
  return randomUUID().slice(0, 13);
}

/** Logs one line for each request. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    );
  });
}
