import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whether the request carries the operator's token, as the HTTP Basic password with any user name. */
export type IsOperator = (request: FastifyRequest) => boolean;

export function operatorCheck(token: string): IsOperator {
  const expected = digest(token);
  return (request) => {
    const given = digest(parsePassword(request.headers.authorization) ?? '');
    // Compares digests of equal length in constant time, so that the duration reveals nothing about the token.
    return timingSafeEqual(given, expected);
  };
}

function parsePassword(header: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? [];
  if (!encoded) return undefined;
  const credentials = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = credentials.indexOf(':');
  return colon < 0 ? undefined : credentials.slice(colon + 1);
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
