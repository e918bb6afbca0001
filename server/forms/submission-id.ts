import { hash, randomUUID } from 'node:crypto';
import { refusals } from '../http/responses/refusal.ts';
import { MINUTE_MS } from '../time/durations.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DOUBLE_CLICK_WINDOW_MS = 10 * MINUTE_MS;

type Sent = {
  readonly id: string | undefined;
  readonly bodyHash: string;
  readonly receivedAt: Date;
  readonly isNativePost: boolean;
};

/**
 * Determines the id of each submission: the one generated in the browser. A form without JavaScript has none; there,
 * the same text within ten minutes counts as a double click.
 */
export function createSubmissionIds(): (sent: Sent) => string {
  const nativePostId = createNativePostIds();
  return ({ id, ...sent }) => {
    if (!id) return sent.isNativePost ? nativePostId(sent) : randomUUID();
    if (!UUID.test(id)) throw refusals.malformed();
    return id.toLowerCase();
  };
}

/**
 * Every instance derives the same id from the text and the ten-minute window of the clock in which it arrived. The
 * second click may fall into the next window, so recent ids are remembered.
 */
function createNativePostIds() {
  const recent = new Map<string, { readonly id: string; readonly givenAt: number }>();
  return ({ bodyHash, receivedAt }: Pick<Sent, 'bodyHash' | 'receivedAt'>): string => {
    const now = receivedAt.getTime();
    for (const [hash, { givenAt }] of recent) {
      if (now - givenAt < DOUBLE_CLICK_WINDOW_MS) break;
      recent.delete(hash);
    }
    const known = recent.get(bodyHash);
    if (known) return known.id;
    const id = `native-${Math.floor(now / DOUBLE_CLICK_WINDOW_MS)}-${bodyHash}`;
    recent.set(bodyHash, { id, givenAt: now });
    return id;
  };
}

export function hashBody(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'hex');
}
