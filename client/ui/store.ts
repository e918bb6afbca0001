/** State outside React. Islands share it, since each is a root of its own, which context does not cross. */
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
