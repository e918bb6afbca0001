import type { IncomingMessage } from 'node:http';

/** How slowly a body may arrive: any has the grace, a large one as much more as it takes at this rate. */
export type Pace = { readonly graceMs: number; readonly bytesPerSecond: number };

/**
 * A phone on a poor connection reaches 128 kbit/s, and may lose it for a while. Whoever sends a byte now and then to
 * keep a connection occupied does not.
 */
export const formPace: Pace = { graceMs: 2 * 60_000, bytesPerSecond: 16 * 1024 };

const LOOK_EVERY_MS = 250;

/** Calls `tooSlow` when the sender is behind. Returns what ends the watch. */
export function watchPace(
  request: Pick<IncomingMessage, 'complete' | 'readableLength' | 'socket'>,
  { graceMs, bytesPerSecond }: Pace,
  tooSlow: () => void,
): () => void {
  const { socket } = request;
  const bytesBefore = socket.bytesRead;
  let waitedMs = 0;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // What has arrived and was not taken yet waits for us, such as for a photo before it to be decoded.
    const isWaitingForSender = !request.complete && request.readableLength === 0;
    if (isWaitingForSender) waitedMs += now - lookedAt;
    lookedAt = now;
    const earnedMs = ((socket.bytesRead - bytesBefore) / bytesPerSecond) * 1000;
    if (waitedMs > graceMs + earnedMs) tooSlow();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
