import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { splitRoute } from '../../contract/documents.ts';
import { currentRoute, subscribe } from './location-store.ts';

export type ScreenLocation = {
  readonly route: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly anchor: string;
};

const LocationContext = createContext<ScreenLocation | null>(null);

export function locationOf(route: string): ScreenLocation {
  const { path, search, anchor } = splitRoute(route);
  return { route, path, query: new URLSearchParams(search), anchor };
}

/** `documentRoute` is what the prerendered document shows: the first render must show the same. */
export function LocationProvider({
  documentRoute,
  children,
}: {
  documentRoute: string;
  children: ReactNode;
}) {
  const route = useSyncExternalStore(subscribe, currentRoute, () => documentRoute);
  const location = useMemo(() => locationOf(route), [route]);
  return <LocationContext value={location}>{children}</LocationContext>;
}

export function useLocation(): ScreenLocation {
  const location = useContext(LocationContext);
  if (!location) throw new Error('useLocation needs a LocationProvider above it');
  return location;
}
