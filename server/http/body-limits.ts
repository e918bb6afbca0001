import type { IncomingMessage } from 'node:http';
import { type MinBodyRate, watchBodyRate } from './min-body-rate.ts';
import { type Refusal, refusals } from './responses/refusal.ts';

type BodyLimits = {
  readonly maxBytes: number;
  readonly minBodyRate: MinBodyRate;
  /** A more precise message than that it is too large. */
  readonly tooLarge?: (() => Refusal) | undefined;
  /** By its Content-Length, before a byte of it was read. */
  readonly refusesByContentLength: boolean;
};

/** After an early response the rest of a body is read and dropped, so that a browser still sees the response. */
const DRAIN_MAX_BYTES = 64 * 1024 * 1024;
const DRAIN_TIMEOUT_MS = 10_000;

/** Watches a body while it is read. Throws at once where the announced size is already too large. */
export function watchBody(
  request: IncomingMessage,
  { maxBytes, minBodyRate, tooLarge = refusals.tooLarge, refusesByContentLength }: BodyLimits,
) {
  const announced = request.headers['content-length'];
  const isAnnouncedTooLarge = announced !== undefined && Number(announced) > maxBytes;
  if (isAnnouncedTooLarge && refusesByContentLength) throw tooLarge();

  const { promise, reject } = Promise.withResolvers<never>();
  const stopRateWatch = watchBodyRate(request, minBodyRate, () => reject(refusals.tooSlow()));
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) reject(tooLarge());
  };
  // Node itself holds a body to its announced length: one that is announced as small enough need not be counted.
  if (announced === undefined || isAnnouncedTooLarge) request.on('data', count);

  return {
    exceeded: promise,
    stop() {
      stopRateWatch();
      request.off('data', count);
    },
  };
}

/** For a response that was sent before the whole body of its request was received. */
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
