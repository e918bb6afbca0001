import { localStore } from '../storage.ts';
import { removeOldRecords, SUBMISSION_KEY } from './old-records.ts';

/** The id of the last submission and a hash of its values, for retries and other tabs. Kept after success, too. */
type SubmissionRecord = { readonly hash: string; readonly id: string; readonly madeAt: number };

/** By hash. The record in storage is one for all forms and tabs, and there is none if the visitor has blocked storage. */
const ids = new Map<string, string>();

/** The same values get the same id, so that a double click, a retry or a second tab creates one lead. */
export async function submissionId(
  form: string,
  entries: readonly (readonly [name: string, value: string])[],
): Promise<string> {
  const hash = await sha256(JSON.stringify([form, ...entries]));
  // Over plain HTTP there is no crypto.subtle.
  if (hash === null) return uuid();
  removeOldRecords();
  const stored = localStore.readJson<SubmissionRecord>(SUBMISSION_KEY);
  const known = ids.get(hash) ?? (stored?.hash === hash ? stored.id : undefined);
  const id = known ?? uuid();
  ids.set(hash, id);
  const record: SubmissionRecord = { hash, id, madeAt: Date.now() };
  if (!known) localStore.write(SUBMISSION_KEY, JSON.stringify(record));
  return id;
}

async function sha256(text: string): Promise<string | null> {
  if (!crypto.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest));
}

/** Over plain HTTP there is no `crypto.randomUUID`. */
function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
