import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/database.ts';
import { networkOf } from './network.ts';
import { type LimiterOptions, type Limits, limiter } from './rate-limits.ts';

type Attempt<Result> = {
  /** What an earlier request has done already, if this one repeats it. It is neither refused nor counted. */
  done?(): Promise<Result | undefined>;
  /** Where counts are shared, it counts its success in the transaction that makes it, which may be refused there. */
  work(countIn?: (transaction: Transaction) => Promise<void>): Promise<Result>;
  isSuccess(result: Result): boolean;
};

export type SuccessLimiter = {
  /** Refuses the request if there were too many successes already; otherwise does the work. */
  run<Result>(request: FastifyRequest, attempt: Attempt<Result>): Promise<Result>;
};

/**
 * Counts only what succeeded. Requests of one network take turns, since each has to see the successes of those before
 * it. Instances that share a database wait for one another only with shared counts: without, each can let one more pass.
 */
export function limitSuccesses(
  app: FastifyInstance,
  name: keyof Limits,
  max: number,
  options?: LimiterOptions,
): SuccessLimiter {
  // `refuseExceeded` refuses once the count exceeds the maximum, here after the last success that is allowed.
  const { refuseExceeded, count } = limiter(app, name, max - 1, options);
  const { countIn } = limiter(app, name, max, options);
  const turns = new Map<string, Promise<unknown>>();

  async function inTurn<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    const before = turns.get(network) ?? Promise.resolve();
    const result = before.then(work);
    const turn = result.catch(() => {});
    turns.set(network, turn);
    try {
      return await result;
    } finally {
      if (turns.get(network) === turn) turns.delete(network);
    }
  }

  return {
    run: (request, { done, work, isSuccess }) =>
      inTurn(networkOf(request), async () => {
        const earlier = await done?.();
        if (earlier !== undefined) return earlier;
        await refuseExceeded(request);
        if (countIn) return work((transaction) => countIn(transaction, request));
        const result = await work();
        // It is done at this point: what exceeds the limit is refused next time.
        if (isSuccess(result)) await count(request).catch(() => {});
        return result;
      }),
  };
}
