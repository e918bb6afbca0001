import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { ErrorResponse } from '../../../contract/api.ts';
import type { CountResponse } from '../count-response.ts';

type BrokenHttpResponse = readonly [status: number, reason: string, error: string];

const RESPONSES: Readonly<Record<string, BrokenHttpResponse>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'Request Timeout',
    'The request took too long to arrive. Please send it again.',
  ],
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'The request has too many or too long headers.',
  ],
};
const OTHERWISE: BrokenHttpResponse = [400, 'Bad Request', 'The request could not be understood.'];

/** Invalid HTTP never reaches a route, so the response is written to the socket here. */
export function brokenHttpResponse(countResponse: CountResponse) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, reason, sentence] = RESPONSES[error.code ?? ''] ?? OTHERWISE;
    const body = JSON.stringify({ error: sentence } satisfies ErrorResponse);
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
    countResponse({ kind: 'broken', status });
  };
}
