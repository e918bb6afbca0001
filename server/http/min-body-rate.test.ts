import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formBodyRate, watchBodyRate } from './min-body-rate.ts';

type Watched = Parameters<typeof watchBodyRate>[0];

/** A body of which nothing has arrived, and a count of the complaints about it. */
function startWatch() {
  const request = { complete: false, readableLength: 0, socket: { bytesRead: 700 } };
  const tooSlow = vi.fn();
  const stop = watchBodyRate(
    request as Watched & { socket: IncomingMessage['socket'] },
    formBodyRate,
    tooSlow,
  );
  return { request, tooSlow, stop };
}

describe('the minimum rate of a body', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  const graceSeconds = formBodyRate.graceMs / 1000;

  it('ends a body of which next to nothing arrives', () => {
    const { request, tooSlow } = startWatch();
    pass(graceSeconds - 1);
    request.socket.bytesRead += 20;
    expect(tooSlow).not.toHaveBeenCalled();
    pass(2);
    expect(tooSlow).toHaveBeenCalled();
  });

  it('lets a slow and steady one take as long as it needs', () => {
    const { request, tooSlow } = startWatch();
    for (let second = 0; second < 3600; second++) {
      request.socket.bytesRead += formBodyRate.bytesPerSecond;
      pass(1);
    }
    expect(tooSlow).not.toHaveBeenCalled();
  });

  it('ends one that stops on the way, when the time that its bytes allow is over', () => {
    const { request, tooSlow } = startWatch();
    request.socket.bytesRead += formBodyRate.bytesPerSecond * 60;
    pass(graceSeconds + 59);
    expect(tooSlow).not.toHaveBeenCalled();
    pass(2);
    expect(tooSlow).toHaveBeenCalled();
  });

  it.each([
    ['lies unread', { readableLength: 1 }],
    ['has arrived whole', { complete: true }],
  ])('does not count while what was sent %s', (_what, state) => {
    const { request, tooSlow } = startWatch();
    Object.assign(request, state);
    pass(3600);
    expect(tooSlow).not.toHaveBeenCalled();
  });

  it('is not watched any more after the end', () => {
    const { tooSlow, stop } = startWatch();
    stop();
    pass(3600);
    expect(tooSlow).not.toHaveBeenCalled();
  });
});
