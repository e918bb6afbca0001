import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRepeatingJob } from './repeating-job.ts';

const log = { error: vi.fn() };

/** A job whose runs end when the test says so. */
function steppedJob() {
  const runs: PromiseWithResolvers<void>[] = [];
  const job = startRepeatingJob({
    name: 'test',
    log,
    everyMs: 1000,
    retryMs: 10,
    run() {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    },
  });
  return { job, runs };
}

describe('a repeating job', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs at once, and again after the time that it was given', async () => {
    const { runs } = steppedJob();
    runs[0]?.resolve();
    await vi.advanceTimersByTimeAsync(999);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toHaveLength(2);
  });

  it('runs again at once when it was woken in between, but never twice at the same time', async () => {
    const { job, runs } = steppedJob();
    job.wake();
    job.wake();
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(2);
  });

  it('does not belong to the request that wakes it', async () => {
    const request = new AsyncLocalStorage<string>();
    const owners: (string | undefined)[] = [];
    const job = startRepeatingJob({
      name: 'test',
      log,
      everyMs: 1000,
      retryMs: 10,
      run: async () => void owners.push(request.getStore()),
    });
    await vi.advanceTimersByTimeAsync(0);
    request.run('a request', () => job.wake());
    await vi.advanceTimersByTimeAsync(1000);
    expect(owners).toEqual([undefined, undefined, undefined]);
  });

  it('is woken out of its waiting', async () => {
    const { job, runs } = steppedJob();
    runs[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    job.wake();
    expect(runs).toHaveLength(2);
  });

  it.each([0, 1, 2, 3, 4, 5])('is not lost when woken %i microtasks after a run has ended', async (depth) => {
    const { job, runs } = steppedJob();
    runs[0]?.resolve();
    for (let microtask = 0; microtask < depth; microtask += 1) await Promise.resolve();
    job.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(3);
  });

  it('goes on after a failure', async () => {
    const { runs } = steppedJob();
    runs[0]?.reject(new Error('away'));
    await vi.advanceTimersByTimeAsync(10);
    expect(runs).toHaveLength(2);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('ends its run before it is stopped, and begins no other', async () => {
    const { job, runs } = steppedJob();
    let isStopped = false;
    const stopped = job.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(isStopped).toBe(false);
    runs[0]?.resolve();
    await stopped;
    job.wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(1);
  });
});
