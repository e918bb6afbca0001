/**
 * Lends one large buffer in the order of the calls, so that only one file is in memory at a time. It is allocated once
 * and reused: discarded buffers of several megabytes pile up until the garbage collector runs (docs/decisions/0056).
 */
export function sharedBuffer(bytes: number) {
  let buffer: Buffer | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return function withBuffer<T>(use: (buffer: Buffer) => Promise<T>): Promise<T> {
    const turn = last.then(() => {
      buffer ??= Buffer.allocUnsafeSlow(bytes);
      return use(buffer);
    });
    last = turn.catch(() => {});
    return turn;
  };
}
