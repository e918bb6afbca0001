import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './service.ts';

/** Uploads in progress may finish, but stopping takes no longer than this. */
const STOP_WITHIN_MS = 20_000;

/**
 * Signals of one stop arrive together: `npm start`, `timeout` and others pass on what a service manager or a terminal
 * has sent to all processes of the group.
 */
const SAME_STOP_MS = 1000;

/**
 * On a signal, the service is not ready at once, closes after the drain time, and ends after the last request. Another
 * signal skips the drain time, and one after that ends the process with the requests that are still in progress.
 */
export function stopOnSignal(service: Service, drainMs: number): void {
  const drain = new AbortController();
  let state: 'running' | 'draining' | 'closing' = 'running';
  let lastStopAt = Number.NEGATIVE_INFINITY;

  const onSignal = (signal: string) => {
    const now = performance.now();
    if (now - lastStopAt < SAME_STOP_MS) return;
    lastStopAt = now;
    if (state === 'draining') return drain.abort();
    if (state === 'closing') {
      service.app.log.warn({ signal }, 'stopped before all requests were finished');
      process.exit(1);
    }
    service.app.log.info({ signal }, 'stopping: requests in progress are finished');
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };

  async function stop(): Promise<void> {
    service.announceStop();
    if (drainMs > 0) {
      state = 'draining';
      await sleep(drainMs, undefined, { signal: drain.signal }).catch(() => {});
    }
    state = 'closing';
    setTimeout(() => {
      service.app.log.warn('some requests did not end in time');
      process.exit(0);
    }, STOP_WITHIN_MS).unref();
    await service.stop();
  }

  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
