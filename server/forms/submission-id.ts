import { createHash, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '../durations.ts';
import { refusals } from '../http/responses/refusal.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DOUBLE_CLICK_WINDOW_MS = 10 * MINUTE_MS;

type Sent = { readonly id: string | undefined; readonly bodyHash: string; readonly receivedAt: Date };

/**
 * The id that the browser made. A form without JavaScript has none; there the same words within the same ten
 * minutes are a double click.
 */
export function submissionId({ id, bodyHash, receivedAt }: Sent, isNativePost: boolean): string {
  if (id) {
    if (!UUID.test(id)) throw refusals.malformed();
    return id.toLowerCase();
  }
  if (!isNativePost) return randomUUID();
  return `native-${Math.floor(receivedAt.getTime() / DOUBLE_CLICK_WINDOW_MS)}-${bodyHash}`;
}

export function hashBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
