/** What a click asks for: then the browser does it itself, as without scripts. */
export const NAVIGATION_LIMIT_MS = 6000;

/**
 * Rejects when `act` has not settled in time, and aborts its signal. By a timer of the page, which tests can drive,
 * unlike that of `AbortSignal.timeout()`.
 */
export function withTimeLimit<Result>(
  limitMs: number,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`Nothing arrived within ${limitMs / 1000} seconds`));
      controller.abort();
    }, limitMs);
    act(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
