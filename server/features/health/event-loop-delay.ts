import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_EVERY_MS = 20;
const WINDOW_MS = 10_000;
const NANOSECONDS_PER_MS = 1e6;

export type EventLoopDelay = {
  /** The median delay of recent ticks. */
  medianMs(): number;
  longestMs(): number;
};

/** Covers the last ten to twenty seconds. */
export function watchEventLoopDelay({ windowMs = WINDOW_MS } = {}): EventLoopDelay & Disposable {
  const histogram = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
  let before = { median: 0, longest: 0 };
  const current = () => ({ median: toMs(histogram.percentile(50)), longest: toMs(histogram.max) });
  const timer = setInterval(() => {
    before = current();
    histogram.reset();
  }, windowMs).unref();
  histogram.enable();
  return {
    medianMs: () => Math.max(before.median, current().median),
    longestMs: () => Math.max(before.longest, current().longest),
    [Symbol.dispose]() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** Subtracts the sampling interval, which the histogram includes. */
function toMs(nanoseconds: number): number {
  return Math.max(0, Math.round(nanoseconds / NANOSECONDS_PER_MS) - SAMPLE_EVERY_MS);
}
