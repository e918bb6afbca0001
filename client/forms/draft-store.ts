import { localStore } from '../storage.ts';
import { DRAFT_PREFIX, removeOldRecords } from './old-records.ts';

/** Values that were typed but not sent, stored in this browser only. */
export type Draft = Readonly<Record<string, string>>;

const listeners = new Set<(key: string) => void>();

type Stored = { readonly values: Draft; readonly savedAt: number };

export function readDraft(key: string, now = Date.now()): Draft | null {
  removeOldRecords(now);
  return localStore.readJson<Stored>(storageKey(key))?.values ?? null;
}

export function saveDraft(key: string, values: Draft, now = Date.now()): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  if (isEmpty) {
    discardDraft(key);
    return;
  }
  localStore.write(storageKey(key), JSON.stringify({ values, savedAt: now } satisfies Stored));
  notify(key);
}

export function discardDraft(key: string): void {
  localStore.remove(storageKey(key));
  notify(key);
}

export function subscribeToDrafts(listener: (key: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(key: string): void {
  for (const listener of listeners) listener(key);
}

function storageKey(key: string): string {
  return DRAFT_PREFIX + key;
}
