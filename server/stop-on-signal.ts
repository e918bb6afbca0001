import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './service.ts';

/** Uploads in progress may finish, but stopping takes no longer than this. */
const STOP_WITHIN_MS = 20_000;

/** On a signal, the service is not ready at once, closes after the drain time, and ends after the last request. */
export function stopOnSignal(service: Service, drainMs: number): void {
  const secondSignal = new AbortController();
  let isStopping = false;

  const onSignal = (signal: string) => {
    if (isStopping) return secondSignal.abort();
    isStopping = true;
    service.announceStop();
    service.app.log.info({ signal }, 'stopping: requests in progress are finished');
    drain().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };

  async function drain(): Promise<void> {
    // A second signal ends the process at once.
    await sleep(drainMs, undefined, { signal: secondSignal.signal }).catch(() => {});
    setTimeout(() => {
      service.app.log.warn('some requests did not end in time');
      process.exit(0);
    }, STOP_WITHIN_MS).unref();
    await service.stop();
  }

  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
