import { localStore } from '../storage.ts';

/** The id of the last submission and a hash of its values, for retries and other tabs. Kept after success, too. */
type SubmissionRecord = { readonly hash: string; readonly id: string; readonly madeAt: number };

const KEY = 'submission-id';
const MAX_AGE_MS = 60 * 60 * 1000;

export function saveSubmission(record: SubmissionRecord): void {
  localStore.write(KEY, JSON.stringify(record));
}

export function readSubmission(): SubmissionRecord | null {
  removeOldSubmission();
  return localStore.readJson<SubmissionRecord>(KEY);
}

/** Called on page load, and before a record is read. */
export function removeOldSubmission(): void {
  const record = localStore.readJson<SubmissionRecord>(KEY);
  if (record && Date.now() - record.madeAt >= MAX_AGE_MS) localStore.remove(KEY);
}
