/**
 * Lends a few large buffers, first come, first served. They are allocated once and reused: discarded buffers of
 * megabytes pile up until the garbage collector runs.
 */
export function bufferPool({ count, bytes }: { count: number; bytes: number }) {
  const free: Buffer[] = [];
  const waiting: ((buffer: Buffer) => void)[] = [];
  let made = 0;

  async function borrow(): Promise<Buffer> {
    const buffer = free.pop();
    if (buffer) return buffer;
    if (made >= count) return new Promise((lend) => waiting.push(lend));
    made++;
    return Buffer.allocUnsafeSlow(bytes);
  }

  return async function withBuffer<T>(use: (buffer: Buffer) => Promise<T>): Promise<T> {
    const buffer = await borrow();
    try {
      return await use(buffer);
    } finally {
      // Handed to the next in the queue directly, so that a new caller cannot overtake it.
      const next = waiting.shift();
      if (next) next(buffer);
      else free.push(buffer);
    }
  };
}
