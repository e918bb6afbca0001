import { draftRetentionDays } from '../../content/retention.ts';

/** What was typed but not sent, kept in this browser only. Forms of the same key share one draft. */
export type Draft = Readonly<Record<string, string>>;

const KEPT_FOR = draftRetentionDays * 24 * 60 * 60 * 1000;
const listeners = new Set<(key: string) => void>();

type Stored = { readonly values: Draft; readonly savedAt: number };

export function readDraft(key: string, now = Date.now()): Draft | null {
  const stored = parsed(storage()?.getItem(storageKey(key)));
  if (!stored) return null;
  if (now - stored.savedAt < KEPT_FOR) return stored.values;
  discardDraft(key);
  return null;
}

export function saveDraft(key: string, values: Draft, now = Date.now()): void {
  const hasWords = Object.values(values).some((value) => value.trim() !== '');
  if (!hasWords) {
    discardDraft(key);
    return;
  }
  try {
    storage()?.setItem(storageKey(key), JSON.stringify({ values, savedAt: now } satisfies Stored));
  } catch {
    // Full or forbidden: the form works without a draft.
  }
  tell(key);
}

export function discardDraft(key: string): void {
  storage()?.removeItem(storageKey(key));
  tell(key);
}

export function subscribeToDrafts(listener: (key: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(key: string): void {
  for (const listener of listeners) listener(key);
}

function storageKey(key: string): string {
  return `draft:${key}`;
}

function parsed(text: string | null | undefined): Stored | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Reading `localStorage` throws where the visitor has forbidden it. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
