import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formBodyRate, watchBodyRate } from './min-body-rate.ts';

type Watched = Parameters<typeof watchBodyRate>[0];

/** A request body of which nothing has arrived, and a spy for the callback. */
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
  const pauseSeconds = formBodyRate.pauseMaxMs / 1000;
  const graceSeconds = formBodyRate.graceMs / 1000;

  it('ends a body of which nothing arrives', () => {
    const { tooSlow } = startWatch();
    pass(pauseSeconds);
    expect(tooSlow).not.toHaveBeenCalled();
    pass(1);
    expect(tooSlow).toHaveBeenCalled();
  });

  it('ends a body of which a byte arrives now and then', () => {
    const { request, tooSlow } = startWatch();
    for (let second = 0; second < graceSeconds; second++) {
      request.socket.bytesRead += 1;
      pass(1);
    }
    expect(tooSlow).not.toHaveBeenCalled();
    request.socket.bytesRead += 1;
    pass(1);
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

  it('ends one that stops on the way after one pause, however much has arrived', () => {
    const { request, tooSlow } = startWatch();
    request.socket.bytesRead += formBodyRate.bytesPerSecond * 3600;
    pass(pauseSeconds - 1);
    expect(tooSlow).not.toHaveBeenCalled();
    pass(2);
    expect(tooSlow).toHaveBeenCalled();
  });

  it('lets one pause again that has sent on', () => {
    const { request, tooSlow } = startWatch();
    for (let pause = 0; pause < 10; pause++) {
      pass(pauseSeconds - 1);
      request.socket.bytesRead += formBodyRate.bytesPerSecond * pauseSeconds;
    }
    expect(tooSlow).not.toHaveBeenCalled();
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
