import type { Service } from '../../content/service.ts';
import { services } from '../../content/services/catalogue.ts';
import { caseStudies, portfolioItems } from '../../content/template-items.ts';
import { documentPath, notFoundPaths } from '../../contract/documents.ts';
import { pageCount, pageNumberIn } from '../../contract/project-pages.ts';
import { splitRoute } from '../../contract/routes.ts';
import { patterns, type ScreenName, screenNames, screenRow, to, withId } from '../../contract/screens.ts';
import type { Site } from '../../contract/site.ts';

/** A document to be rendered: its route and its path. */
export type PlannedDocument = { readonly route: string; readonly path: string };

export function plannedDocuments(site: Site, leftOut: readonly ScreenName[] = []): PlannedDocument[] {
  const routes = screenNames
    .filter((screen) => screen !== 'not-found' && !leftOut.includes(screen))
    .flatMap((screen) => routesOf(screen, site));
  return [...routes, ...notFoundPaths()].map((route) => ({ route, path: documentPath(route) }));
}

/** The service that a route's document is about. */
export function serviceAt(route: string): Service | undefined {
  return services.find(({ id }) => to.service(id) === route);
}

/** The routes that search engines may show, without the further pages of a list. */
export function indexableRoutes(site: Site): string[] {
  const isFurtherPage = (route: string) => pageNumberIn(new URLSearchParams(splitRoute(route).search)) > 1;
  return screenNames
    .filter((screen) => screenRow(screen).isIndexable !== false)
    .flatMap((screen) => routesOf(screen, site))
    .filter((route) => !isFurtherPage(route));
}

/** Every route of a screen that has a document of its own. */
function routesOf(screen: ScreenName, { projects }: Site): string[] {
  const pattern = patterns[screen];
  const routeOf = ({ id }: { id: number }) => withId(pattern, id);
  switch (screenRow(screen).documents) {
    case undefined:
      return [pattern];
    case 'service':
      return [pattern, ...services.map(({ id }) => to.service(id))];
    case 'projects-page':
      return Array.from({ length: pageCount(projects.length) }, (_, index) => to.projectsPage(index + 1));
    case 'project':
      return projects.map(routeOf);
    case 'portfolio-item':
      return portfolioItems.map(routeOf);
    case 'case-study':
      return caseStudies.map(routeOf);
  }
}
