import { localStore } from '../storage.ts';

/** An id made in the browser: the same words sent twice, from a double click, a retry or a second tab, are one lead. */

const KEY = 'submission';
const KEPT_FOR_MS = 60 * 60 * 1000;

type Submission = { readonly fingerprint: string; readonly id: string; readonly madeAt: number };

export function submissionId(form: string, values: Readonly<Record<string, string>>): string {
  const fingerprint = JSON.stringify([form, ...Object.entries(values)]);
  const last = localStore.readJson<Submission>(KEY);
  if (last?.fingerprint === fingerprint && Date.now() - last.madeAt < KEPT_FOR_MS) return last.id;
  const id = uuid();
  localStore.write(KEY, JSON.stringify({ fingerprint, id, madeAt: Date.now() } satisfies Submission));
  return id;
}

/** `crypto.randomUUID` is missing where the page came over plain HTTP. */
function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
