import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { ErrorAnswer } from '../../../contract/api.ts';
import type { CountAnswer } from '../../metrics/metrics.ts';

type BrokenAnswer = readonly [status: number, reason: string, error: string];

const ANSWERS: Readonly<Record<string, BrokenAnswer>> = {
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
const OTHERWISE: BrokenAnswer = [400, 'Bad Request', 'The request could not be understood.'];

/** What is not valid HTTP never reaches a route; it is answered here, on the socket. */
export function brokenHttpAnswer(countAnswer: CountAnswer) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, reason, sentence] = ANSWERS[error.code ?? ''] ?? OTHERWISE;
    const body = JSON.stringify({ error: sentence } satisfies ErrorAnswer);
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
    countAnswer({ kind: 'broken', status });
  };
}
