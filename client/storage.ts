/** Ignores errors: access throws if the visitor has blocked storage, and writing throws if it is full. */
function safeStorage(open: () => Storage) {
  function attempt<Result>(act: (storage: Storage) => Result): Result | null {
    try {
      return act(open());
    } catch {
      return null;
    }
  }
  return {
    read: (key: string): string | null => attempt((storage) => storage.getItem(key)),
    /** Null if there is no valid JSON. */
    readJson: <Value>(key: string): Value | null =>
      attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null')),
    write: (key: string, value: string): void => void attempt((storage) => storage.setItem(key, value)),
    keys: (): readonly string[] => attempt(Object.keys) ?? [],
    remove: (key: string): void => void attempt((storage) => storage.removeItem(key)),
  } as const;
}

/**
 * Set by the script in the head when the visitor has been at the address that it redirects: by Back or a reload. 'true'
 * if a layer was open there.
 */
export const RETURN_KEY = 'returned';

export const localStore = safeStorage(() => localStorage);
export const sessionStore = safeStorage(() => sessionStorage);
