import { oneAtATime } from '../../process/one-at-a-time.ts';

/**
 * Lends one large buffer in the order of the calls, so that only one file is in memory at a time. It is allocated once
 * and reused: discarded buffers of several megabytes pile up until the garbage collector runs (docs/decisions/0056).
 */
export function sharedBuffer(bytes: number) {
  let buffer: Buffer | undefined;
  const inTurn = oneAtATime();
  return <T>(use: (buffer: Buffer) => Promise<T>): Promise<T> =>
    inTurn(() => {
      buffer ??= Buffer.allocUnsafeSlow(bytes);
      return use(buffer);
    });
}
