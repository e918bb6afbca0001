import type { IncomingMessage } from 'node:http';
import { MINUTE_MS } from '../durations.ts';

/** Minimum body data rate, with a grace period. */
export type MinBodyRate = { readonly graceMs: number; readonly bytesPerSecond: number };

/**
 * A phone on a poor connection reaches 128 kbit/s, and may lose it for a while. Whoever sends a byte now and then to
 * keep a connection occupied does not.
 */
export const formBodyRate: MinBodyRate = { graceMs: 2 * MINUTE_MS, bytesPerSecond: 16 * 1024 };

const CHECK_EVERY_MS = 250;

/** Calls `tooSlow` when the sender falls below the rate. Returns a function that ends the watch. */
export function watchBodyRate(
  request: Pick<IncomingMessage, 'complete' | 'readableLength' | 'socket'>,
  { graceMs, bytesPerSecond }: MinBodyRate,
  tooSlow: () => void,
): () => void {
  const { socket } = request;
  const bytesBefore = socket.bytesRead;
  let waitedMs = 0;
  let checkedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // Bytes that arrived and were not read yet wait for the server, such as while a photo before them is decoded.
    const isWaitingForSender = !request.complete && request.readableLength === 0;
    if (isWaitingForSender) waitedMs += now - checkedAt;
    checkedAt = now;
    const allowedMs = ((socket.bytesRead - bytesBefore) / bytesPerSecond) * 1000;
    if (waitedMs > graceMs + allowedMs) tooSlow();
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
