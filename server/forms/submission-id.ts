import { createHash, randomUUID } from 'node:crypto';
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
 * Finds the id of each submission to a form: the one that the browser made. A form without JavaScript has none; there
 * the same words within ten minutes are a double click.
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
 * Every instance derives the same id from the words and the ten minutes of the clock that they came in. The second
 * click may come in the next ten: so the ids given lately are remembered.
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
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
