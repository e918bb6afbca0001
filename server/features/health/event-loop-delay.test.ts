import { describe, expect, it } from 'vitest';
import { watchEventLoopDelay } from './event-loop-delay.ts';

describe('the watch over the event loop', () => {
  it('reports long ticks, and forgets them when the window has passed', async () => {
    using watched = watchEventLoopDelay({ windowMs: 300 });
    for (let turn = 0; turn < 4; turn++) {
      blockFor(120);
      await new Promise(setImmediate);
    }
    expect(watched.medianMs()).toBeGreaterThan(50);
    expect(watched.longestMs()).toBeGreaterThan(50);
    await expect.poll(() => watched.medianMs()).toBeLessThan(50);
  });

  function blockFor(milliseconds: number) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }
});
