import { localStore } from '../storage.ts';

/** What the browser keeps of a submission between its attempts: a hash of the words and the id, for an hour. */
export type SubmissionRecord = { readonly hash: string; readonly id: string; readonly madeAt: number };

const KEY = 'submission-id';
/** Earlier versions of the site kept the words themselves under this name. */
const OLD_KEY = 'submission';
const KEPT_FOR_MS = 60 * 60 * 1000;

export function keepSubmission(record: SubmissionRecord): void {
  localStore.write(KEY, JSON.stringify(record));
}

export function keptSubmission(): SubmissionRecord | null {
  forgetOldSubmission();
  return localStore.readJson<SubmissionRecord>(KEY);
}

export function forgetSubmission(): void {
  localStore.remove(KEY);
}

/** Called when a page opens, and before a record is read. */
export function forgetOldSubmission(now = Date.now()): void {
  localStore.remove(OLD_KEY);
  const record = localStore.readJson<SubmissionRecord>(KEY);
  if (record && now - record.madeAt >= KEPT_FOR_MS) forgetSubmission();
}
