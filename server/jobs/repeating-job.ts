import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';

type RepeatingJobOptions = {
  readonly name: string;
  run(): Promise<unknown>;
  readonly everyMs: number;
  /** Delay after a failure, such as an unavailable database. */
  readonly retryMs: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** Runs a job repeatedly, never twice at the same time, and at once when woken. */
export function startRepeatingJob({ name, run, everyMs, retryMs, log }: RepeatingJobOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  // A request that wakes the job must not own its later runs, whose errors would be taken for those of the request.
  const inOwnContext = AsyncLocalStorage.snapshot();

  async function work(): Promise<void> {
    let waitMs: number;
    do {
      isWanted = false;
      waitMs = everyMs;
      try {
        await run();
      } catch (error) {
        log.error({ err: error, job: name }, 'a job failed and will be repeated');
        waitMs = retryMs;
      }
    } while (isWanted && !isStopped);
    // In the same tick as the last check of `isWanted`: a call in between would find the job running and be lost.
    isRunning = false;
    if (!isStopped) timer = setTimeout(wake, waitMs);
  }

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    running = inOwnContext(work);
  }

  wake();
  return {
    wake,
    /** Resolves when the run in progress has ended. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
