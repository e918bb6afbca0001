/**
 * The browser's storage for those who may be denied it: merely reading `localStorage` throws where the visitor has
 * forbidden it, and writing throws where it is full. What cannot be kept is then forgotten.
 */
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
    /** Parsed; null where there is nothing, or nothing that can be parsed. */
    readJson: <Value>(key: string): Value | null =>
      attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null')),
    write: (key: string, value: string): void => void attempt((storage) => storage.setItem(key, value)),
    remove: (key: string): void => void attempt((storage) => storage.removeItem(key)),
  } as const;
}

export const localStore = safeStorage(() => localStorage);
export const sessionStore = safeStorage(() => sessionStorage);
