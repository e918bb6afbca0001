import { localStore } from '../storage.ts';
import { removeOldRecords, SUBMISSION_KEY } from './old-records.ts';

/** The id of the last submission and a hash of its values, for retries and other tabs. Kept after success, too. */
type SubmissionRecord = { readonly hash: string; readonly id: string; readonly madeAt: number };

export function saveSubmission(record: SubmissionRecord): void {
  localStore.write(SUBMISSION_KEY, JSON.stringify(record));
}

export function readSubmission(): SubmissionRecord | null {
  removeOldRecords();
  return localStore.readJson<SubmissionRecord>(SUBMISSION_KEY);
}
