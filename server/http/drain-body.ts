import type { IncomingMessage } from 'node:http';

/** After an early response, the rest of the body is read and discarded so that a browser still sees the response. */
const DRAIN_MAX_BYTES = 64 * 1024 * 1024;
const DRAIN_TIMEOUT_MS = 10_000;

/** Called for a response that was sent before the whole request body was received. */
export function drainOrClose(request: IncomingMessage): void {
  if (request.readableEnded || request.complete || request.destroyed) return;
  const close = () => request.destroy();
  let dropped = 0;
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > DRAIN_MAX_BYTES) close();
  });
  const timer = setTimeout(close, DRAIN_TIMEOUT_MS);
  timer.unref();
  request.on('close', () => clearTimeout(timer));
  request.resume();
}
