import { hiddenFields } from '../../contract/api.ts';
import type { SpamReason } from '../database/schema.ts';

/** Nobody reads, fills and sends a form in less. */
const TOO_FAST_MS = 100;

/** Spam gets the same response as any other form and is kept, but never mailed. */
export function spamReason(values: ReadonlyMap<string, string>): SpamReason | null {
  if (values.get(hiddenFields.honeypot)) return 'honeypot';
  const elapsed = values.get(hiddenFields.elapsed);
  // An empty field comes from a form without JavaScript.
  if (elapsed && Number(elapsed) < TOO_FAST_MS) return 'too-fast';
  return null;
}
