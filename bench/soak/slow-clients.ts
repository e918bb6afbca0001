import { setTimeout as wait } from 'node:timers/promises';
import { count, type Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import type { SiteClient } from './site-client.ts';

export type SlowParts = {
  readonly client: SiteClient;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** A large file of the site. */
  readonly largePath: string;
};

/** Far from those who send forms. */
const FIRST_VISITOR = 1_000_000;
const SLOW_READ_BYTES = 8 * 1024;
const SLOW_HEAD_FOR_MS = [5000, 40_000] as const;
const SLOW_READ_FOR_MS = [5000, 20_000] as const;

/** Headers that never end: each occupies a connection until one side loses patience. */
export async function sendHeadersSlowly(
  { client, ledger, random, signal }: SlowParts,
  index: number,
): Promise<void> {
  while (!signal.aborted) {
    count(ledger.slow, 'headers');
    const socket = client.socket(FIRST_VISITOR + index);
    socket.on('error', () => {});
    socket.write(`GET / HTTP/1.1\r\nHost: ${client.host}\r\nX-Slow: `);
    const until = Date.now() + random.between(...SLOW_HEAD_FOR_MS);
    while (Date.now() < until && !socket.destroyed && !signal.aborted) {
      socket.write('x');
      await wait(500);
    }
    socket.destroy();
    await wait(500);
  }
}

/** A browser on a bad line: the answer is taken in small sips, and at last left. */
export async function readSlowly({ client, ledger, random, signal, largePath }: SlowParts, index: number) {
  while (!signal.aborted) {
    count(ledger.slow, 'reads');
    const { request, response } = client.open({ path: largePath, visitor: FIRST_VISITOR + 100 + index });
    request.end();
    try {
      const stream = await response;
      const until = Date.now() + random.between(...SLOW_READ_FOR_MS);
      while (Date.now() < until && !stream.readableEnded && !stream.destroyed && !signal.aborted) {
        stream.read(SLOW_READ_BYTES);
        await wait(200);
      }
    } catch {
      // The process was killed.
    }
    request.destroy();
    await wait(500);
  }
}
