import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { splitRoute } from '../../contract/documents.ts';
import { currentRoute, subscribe } from './location-store.ts';

export type ScreenLocation = {
  readonly route: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly anchor: string;
};

/** What the prerendered document shows: the first render must show the same. */
export const DocumentRouteContext = createContext('/');

/**
 * Each reader asks the store itself. A context that changes would make React drop what a document shows of parts whose
 * code is not there yet, wherever they stand.
 */
export function useLocation(): ScreenLocation {
  const documentRoute = useContext(DocumentRouteContext);
  const route = useSyncExternalStore(subscribe, currentRoute, () => documentRoute);
  return useMemo(() => locationOf(route), [route]);
}

export function locationOf(route: string): ScreenLocation {
  const { path, search, anchor } = splitRoute(route);
  return { route, path, query: new URLSearchParams(search), anchor };
}
