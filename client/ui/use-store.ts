import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** `initial` is what the document was rendered with. */
export function useStore<Value>(store: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
