/** State outside React, shared by islands: each is its own React root, and context does not cross roots. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as const;
}

export type Store<Value> = ReturnType<typeof createStore<Value>>;
