import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** `initial` is the value in the document. Separate from store.ts, so that the entry can use stores without React. */
export function useStore<Value>(store: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
