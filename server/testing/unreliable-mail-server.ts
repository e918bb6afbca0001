import { onTestFinished } from 'vitest';
import { startSmtpServer, type Verdict } from '../../testing/smtp-server.ts';

/** What happened to one message. */
type Delivery = { accepted: number; readonly photos: number; lastVerdict: Verdict };

/**
 * Used in turn: about one message of ten fails. Hanging is left out, since it would delay all others for half a minute.
 */
const VERDICTS: readonly Verdict[] = [
  ...Array<Verdict>(10).fill('accept'),
  'answer 4xx',
  ...Array<Verdict>(10).fill('accept'),
  'drop after DATA',
  ...Array<Verdict>(10).fill('accept'),
  'answer 5xx',
];

/**
 * A mail server that refuses messages, and drops connections after it has accepted one, until it is told to recover.
 */
export async function startUnreliableMailServer() {
  const deliveries = new Map<string, Delivery>();
  let failures = 0;
  let received = 0;
  let isReliable = false;
  const { url, close } = await startSmtpServer((source) => {
    const key = messageKey(source);
    const verdict = isReliable ? 'accept' : (VERDICTS[received++ % VERDICTS.length] ?? 'accept');
    const delivery = deliveries.get(key) ?? {
      accepted: 0,
      photos: countPhotos(source),
      lastVerdict: verdict,
    };
    deliveries.set(key, delivery);
    delivery.lastVerdict = verdict;
    if (verdict === 'accept') delivery.accepted++;
    else failures++;
    return verdict;
  });
  onTestFinished(close);
  return {
    url,
    /** Deliveries by the message's key in the outbox. */
    deliveries: deliveries as ReadonlyMap<string, Readonly<Delivery>>,
    failures: () => failures,
    recover() {
      isReliable = true;
    },
  };
}

/** The message id up to the domain. Searches the headers only, since some messages carry resumes. */
function messageKey(source: Buffer): string {
  const head = source.subarray(0, 16 * 1024).toString('latin1');
  return /^message-id:\s*<([^>]+)@/im.exec(head)?.[1] ?? 'without an id';
}

function countPhotos(source: Buffer): number {
  return source.toString('latin1').split('\r\nContent-Type: image/jpeg').length - 1;
}
