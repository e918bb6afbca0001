import { count, type Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { type Call, PROXY_STATUSES, type SiteClient } from './site-client.ts';

export type TrafficParts = {
  readonly client: SiteClient;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly signal: AbortSignal;
};

type Reading = {
  /** How the ledger names it. */
  readonly what: string;
  readonly call: Call;
  readonly isWhole: (text: string) => boolean;
  /** Statuses that are no fault, beside those of a proxy whose machine was killed. */
  readonly expected?: readonly number[];
};

/** Reads one page and notes what became of it. */
export async function readPage(
  { client, ledger }: TrafficParts,
  { what, call, isWhole, expected = [] }: Reading,
): Promise<void> {
  try {
    const { status, text } = await client.send(call);
    const isRead = status === 200 && isWhole(text);
    count(ledger.answers, isRead ? what : `${what} ${status}`);
    if (!isRead && ![...expected, ...PROXY_STATUSES].includes(status))
      count(ledger.faults, `${what} was answered with ${status}`);
  } catch {
    count(ledger.answers, 'no answer');
  }
}
