import { draftRetentionDays } from '../../content/retention.ts';
import { localStore } from '../storage.ts';

/** What was typed but not sent, kept in this browser only. Forms of the same key share one draft. */
export type Draft = Readonly<Record<string, string>>;

const KEPT_FOR_MS = draftRetentionDays * 24 * 60 * 60 * 1000;
const listeners = new Set<(key: string) => void>();

type Stored = { readonly values: Draft; readonly savedAt: number };

export function readDraft(key: string, now = Date.now()): Draft | null {
  const stored = localStore.readJson<Stored>(storageKey(key));
  if (!stored) return null;
  if (now - stored.savedAt < KEPT_FOR_MS) return stored.values;
  discardDraft(key);
  return null;
}

export function saveDraft(key: string, values: Draft, now = Date.now()): void {
  const hasWords = Object.values(values).some((value) => value.trim() !== '');
  if (!hasWords) {
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
  return `draft:${key}`;
}
