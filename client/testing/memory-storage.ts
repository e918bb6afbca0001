import { beforeEach } from 'vitest';

/** A browser's local storage for the tests of a file, empty before each. Returns what it holds. */
export function memoryStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    globalThis.localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    } as Storage;
  });
  return stored;
}
