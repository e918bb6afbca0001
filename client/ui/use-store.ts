import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** `initial` is what the document was rendered with. Apart from store.ts, so that the entry has stores without React. */
export function useStore<Value>(store: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
