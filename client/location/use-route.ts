import { useRef, useSyncExternalStore } from 'react';
import { splitRoute } from '../../contract/routes.ts';
import { currentRoute, subscribe } from './location.ts';

/**
 * `initial` is the value that the document was rendered with. On paths other than the island's own the last value stays
 * until the next document is swapped in.
 */
export function useRoute<Value extends string | number | boolean>(
  isOwnPath: (path: string) => boolean,
  select: (route: string) => Value,
  initial: Value,
): Value {
  const last = useRef(initial);

  function read(): Value {
    const route = currentRoute();
    if (isOwnPath(splitRoute(route).path)) last.current = select(route);
    return last.current;
  }

  return useSyncExternalStore(subscribe, read, () => initial);
}
