import { draftRetentionDays } from '../../content/retention.ts';
import { localStore } from '../storage.ts';

export const DRAFT_PREFIX = 'draft:';
export const SUBMISSION_KEY = 'submission-id';

const HOUR_MS = 60 * 60 * 1000;

/** Records that are not ours have no maximum. The privacy policy states ours. */
function maxAgeMs(key: string): number {
  if (key === SUBMISSION_KEY) return HOUR_MS;
  return key.startsWith(DRAFT_PREFIX) ? draftRetentionDays * 24 * HOUR_MS : Infinity;
}

/** Called on page load, because the form of a record may never be shown again, and before a record is read. */
export function removeOldRecords(now = Date.now()): void {
  for (const key of localStore.keys()) {
    const { savedAt = now, madeAt = savedAt } =
      localStore.readJson<{ savedAt?: number; madeAt?: number }>(key) ?? {};
    if (now - madeAt >= maxAgeMs(key)) localStore.remove(key);
  }
}
