import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ErrorResponse } from '../../../contract/api.ts';

/** Sends an error where no route of Fastify does. */
export function sendJsonError(
  response: ServerResponse,
  status: number,
  error: string,
  headers: OutgoingHttpHeaders,
): void {
  const body = JSON.stringify({ error } satisfies ErrorResponse);
  const common = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  response.writeHead(status, { ...common, ...headers }).end(body);
}
