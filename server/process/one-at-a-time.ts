/** Runs asynchronous work in the order of the calls, each after the one before it has ended, also if that has failed. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}
