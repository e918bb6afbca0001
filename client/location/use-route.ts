import { useRef, useSyncExternalStore } from 'react';
import { splitRoute } from '../../contract/routes.ts';
import { currentRoute, subscribe } from './location.ts';

/**
 * What `select` reads from the current route; `initial` is what the document was rendered with. An island belongs to
 * one path: while the document of another one is on its way, the value stays.
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
