/**
 * Lends a few large buffers, in the order of asking. They are made once and used again: buffers of megabytes
 * that are thrown away pile up until the collector finds the time.
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
      // Handed on rather than given back, so that nobody who asks now gets in between.
      const next = waiting.shift();
      if (next) next(buffer);
      else free.push(buffer);
    }
  };
}
