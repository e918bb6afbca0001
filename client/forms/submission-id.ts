import { keepSubmission, keptSubmission } from './submission-record.ts';

/** An id made in the browser: the same words sent twice, from a double click, a retry or a second tab, are one lead. */
export async function submissionId(form: string, values: Readonly<Record<string, string>>): Promise<string> {
  const hash = await sha256(JSON.stringify([form, ...Object.entries(values)]));
  // Where the page came over plain HTTP nothing can be hashed, and so nothing is kept.
  if (hash === null) return uuid();
  const kept = keptSubmission();
  if (kept?.hash === hash) return kept.id;
  const id = uuid();
  keepSubmission({ hash, id, madeAt: Date.now() });
  return id;
}

async function sha256(text: string): Promise<string | null> {
  if (!crypto.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hexOf(new Uint8Array(digest));
}

/** `crypto.randomUUID` is missing where the page came over plain HTTP. */
function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
