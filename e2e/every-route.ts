import { plannedDocuments } from '../build/documents.ts';
import { splitRoute } from '../contract/routes.ts';
import { matchScreen, to } from '../contract/screens.ts';

export type SweptRoute = {
  readonly route: string;
  /** The others of a screen differ from its first only in text and pictures. */
  readonly isFirstOfScreen: boolean;
};

/**
 * Every route that has a document, from the list that the build itself works through, so that a new screen, service or
 * project is tested from its first day on. The not-found pages are among them; tabs have no document of their own.
 */
const routes = [...plannedDocuments().map(({ route }) => route), to.about('team'), to.about('mission')];

const seen = new Set<string>();

const everyRoute: readonly SweptRoute[] = routes.map((route) => {
  const { path } = splitRoute(route);
  const screen = path === to.about() ? route : matchScreen(path).screen;
  const isFirstOfScreen = !seen.has(screen);
  seen.add(screen);
  return { route, isFirstOfScreen };
});

/** In parts of about equal size, for tests that can run beside each other. */
export function routesInParts(count: number): SweptRoute[][] {
  const parts: SweptRoute[][] = Array.from({ length: count }, () => []);
  for (const [index, route] of everyRoute.entries()) parts[index % count]?.push(route);
  return parts;
}

/** One route of each screen. */
export function firstRoutes(): string[] {
  return everyRoute.filter(({ isFirstOfScreen }) => isFirstOfScreen).map(({ route }) => route);
}
