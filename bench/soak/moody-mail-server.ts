import { setTimeout as wait } from 'node:timers/promises';
import { type FailingSmtpServer, startSmtpServer, type Verdict } from '../../testing/smtp-server.ts';
import type { Random } from './random.ts';

/** What became of one message, by its Message-ID. */
export type MailRecord = {
  /** Answered with OK, at these times. */
  readonly acceptedAt: number[];
  /** The server took the message and the connection broke before the sender could know. */
  dropped: number;
  /** Attached to it. */
  photos: number;
};

export type MoodyMailServer = {
  readonly url: string;
  readonly records: ReadonlyMap<string, MailRecord>;
  /** Refused, left hanging, nobody there. */
  readonly troubles: Readonly<Record<string, number>>;
  /** From now on it takes everything. */
  calmDown(): Promise<void>;
  close(): Promise<void>;
};

/** The shares are of messages. A sender waits half a minute for one that hangs: more of them would stop all mail. */
const MOODS: readonly (readonly [Verdict, number])[] = [
  ['answer 4xx', 0.03],
  ['answer 5xx', 0.01],
  ['drop after DATA', 0.02],
  ['hang', 0.002],
];
/** All mail that is due meanwhile fails at once and waits, the longer the more often: outages are short and rare. */
const AWAY_EVERY_MS = [40_000, 120_000] as const;
const AWAY_FOR_MS = [1000, 3000] as const;

/** A mail server that refuses, hangs, drops connections after it has taken a message, and is sometimes away. */
export async function startMoodyMailServer(random: Random): Promise<MoodyMailServer> {
  const records = new Map<string, MailRecord>();
  const troubles: Record<string, number> = { 'nobody there': 0 };
  for (const [verdict] of MOODS) troubles[verdict] = 0;
  const calm = new AbortController();

  const server = await startSmtpServer((source) => {
    const id = createMessageId(source);
    const record = records.get(id) ?? { acceptedAt: [], dropped: 0, photos: countPhotos(source) };
    records.set(id, record);
    const verdict = calm.signal.aborted ? 'accept' : mood(random);
    if (verdict === 'accept') record.acceptedAt.push(Date.now());
    else troubles[verdict] = (troubles[verdict] ?? 0) + 1;
    if (verdict === 'drop after DATA') record.dropped++;
    return verdict;
  });
  const outages = beAwayNowAndThen(server, random, calm.signal, () => {
    troubles['nobody there'] = (troubles['nobody there'] ?? 0) + 1;
  });
  return {
    url: server.url,
    records,
    troubles,
    async calmDown() {
      calm.abort();
      await outages;
    },
    close: () => server.close(),
  };
}

function mood(random: Random): Verdict {
  let left = random.next();
  for (const [verdict, share] of MOODS) {
    left -= share;
    if (left < 0) return verdict;
  }
  return 'accept';
}

async function beAwayNowAndThen(
  server: FailingSmtpServer,
  random: Random,
  calm: AbortSignal,
  count: () => void,
): Promise<void> {
  const pause = (span: readonly [number, number]) =>
    wait(random.between(...span), undefined, { signal: calm }).catch(() => {});
  for (;;) {
    await pause(AWAY_EVERY_MS);
    if (calm.aborted) return;
    await server.close();
    count();
    await pause(AWAY_FOR_MS);
    await server.open();
  }
}

function countPhotos(source: Buffer): number {
  return source.toString('latin1').split('\r\nContent-Type: image/jpeg').length - 1;
}

/** The head only: some messages carry resumes. */
function createMessageId(source: Buffer): string {
  const head = source.subarray(0, 16 * 1024).toString('latin1');
  return /^message-id:\s*<([^>]+)>/im.exec(head)?.[1] ?? 'without an id';
}
