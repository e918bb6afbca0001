/** Timeout of whatever a click loads. After it the browser follows the link or submits the form itself. */
export const NAVIGATION_TIMEOUT_MS = 6000;

/**
 * Rejects when `act` has not settled in time, and aborts its signal. Uses `setTimeout`, which tests can drive, unlike
 * `AbortSignal.timeout()`.
 */
export function withTimeout<Result>(
  timeoutMs: number,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`Nothing arrived within ${timeoutMs / 1000} seconds`));
      controller.abort();
    }, timeoutMs);
    act(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
