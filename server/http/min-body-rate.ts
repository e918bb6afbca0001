import type { IncomingMessage } from 'node:http';
import { MINUTE_MS } from '../time/durations.ts';

/** The minimum speed at which a body must arrive, since a partial upload occupies the disk. */
export type MinBodyRate = {
  readonly bytesPerSecond: number;
  /** How far a sender may fall behind that rate. */
  readonly graceMs: number;
  /** The longest time without a byte. */
  readonly pauseMaxMs: number;
};

/**
 * A phone on a poor connection reaches 128 kbit/s and may lose it for a while. A client that sends a byte now and then
 * only to keep a connection open does not.
 */
export const formBodyRate: MinBodyRate = {
  bytesPerSecond: 16 * 1024,
  graceMs: 2 * MINUTE_MS,
  pauseMaxMs: MINUTE_MS,
};

const CHECK_EVERY_MS = 250;

/** Calls `tooSlow` if the sender falls below the rate. Returns a function that stops watching. */
export function watchBodyRate(
  request: Pick<IncomingMessage, 'complete' | 'readableLength' | 'socket'>,
  { bytesPerSecond, graceMs, pauseMaxMs }: MinBodyRate,
  tooSlow: () => void,
): () => void {
  const { socket } = request;
  let bytesBefore = socket.bytesRead;
  let checkedAt = performance.now();
  let behindMs = 0;
  let pausedMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const bytes = socket.bytesRead - bytesBefore;
    // If received bytes are still unread, the server itself is the bottleneck, for example with a slow disk.
    const isWaitingForSender = !request.complete && request.readableLength === 0;
    const waitedMs = isWaitingForSender ? now - checkedAt : 0;
    pausedMs = bytes > 0 ? 0 : pausedMs + waitedMs;
    // Never below zero: a fast start must not allow a long pause later.
    behindMs = Math.max(0, behindMs + waitedMs - (bytes / bytesPerSecond) * 1000);
    bytesBefore = socket.bytesRead;
    checkedAt = now;
    if (behindMs > graceMs || pausedMs > pauseMaxMs) tooSlow();
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
