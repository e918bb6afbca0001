import { setTimeout as wait } from 'node:timers/promises';
import { builtDocuments } from '../http/built-documents.ts';
import { count, type Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { PROXY_STATUSES, type SiteClient } from './site-client.ts';

type ReaderParts = {
  readonly client: SiteClient;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly signal: AbortSignal;
};

const FIRST_VISITOR = 500_000;

/** Reads one document after the other. */
export async function readDocuments({ client, ledger, random, signal }: ReaderParts, index: number) {
  const paths = builtDocuments().map(({ path }) => path);
  while (!signal.aborted) {
    try {
      const { status, text } = await client.send({
        path: random.pick(paths),
        visitor: FIRST_VISITOR + index,
        headers: { accept: 'text/html' },
      });
      const isRead = status === 200 && text.includes('</html>');
      count(ledger.answers, isRead ? 'document' : `document ${status}`);
      if (!isRead && !PROXY_STATUSES.includes(status))
        count(ledger.faults, `a document was answered with ${status}`);
    } catch {
      count(ledger.answers, 'no answer');
    }
    await wait(random.between(50, 250));
  }
}
