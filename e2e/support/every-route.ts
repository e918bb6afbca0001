import { plannedDocuments } from '../../build/render/documents.ts';
import { splitRoute } from '../../contract/routes.ts';
import { matchScreen, to } from '../../contract/screens.ts';
import { sampleSite } from '../../contract/site.ts';
import { allProjects } from './entries.ts';
import { LONG } from './tags.ts';

type SweptRoute = {
  readonly route: string;
  /** The other documents of a screen differ from its first only in text and pictures. */
  readonly isFirstOfScreen: boolean;
};

/**
 * Every route that has a document, from the list that the build itself uses, so that new screens, services and projects
 * are tested automatically. Includes the not-found pages; tabs have no document of their own.
 */
const routes = [
  ...plannedDocuments(sampleSite()).map(({ route }) => route),
  to.about('team'),
  to.about('mission'),
];

const seen = new Set<string>();

const everyRoute: readonly SweptRoute[] = routes.map((route) => {
  const { path } = splitRoute(route);
  const screen = path === to.about() ? route : matchScreen(path).screen;
  const isFirstOfScreen = !seen.has(screen);
  seen.add(screen);
  return { route, isFirstOfScreen };
});

/** Together they cover every layout and most islands. */
const mainRoutes = [
  to.home,
  ...allProjects.slice(0, 1).map(({ id }) => to.project(id)),
  to.about('team'),
  to.contact,
];

/** The routes that one test opens. */
type Sweep = {
  readonly name: string;
  readonly details: { readonly tag?: string };
  readonly routes: readonly SweptRoute[];
};

/** One route of each screen. */
export const screenSweeps: readonly Sweep[] = [
  { name: 'the main screens', details: {}, routes: everyRoute.filter(isMain) },
  {
    name: 'every other screen',
    details: LONG,
    routes: everyRoute.filter((route) => route.isFirstOfScreen && !isMain(route)),
  },
];

/** Every document. The long part is split into pieces that can run in parallel. */
export const documentSweeps: readonly Sweep[] = [
  ...screenSweeps,
  ...[0, 1].map((half) => ({
    name: `every other document, half ${half + 1}`,
    details: LONG,
    routes: everyRoute.filter(({ isFirstOfScreen }, index) => !isFirstOfScreen && index % 2 === half),
  })),
];

function isMain({ route }: SweptRoute): boolean {
  return mainRoutes.includes(route);
}
