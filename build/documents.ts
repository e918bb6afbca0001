import { projects } from '../content/projects/catalogue.ts';
import { services } from '../content/services/catalogue.ts';
import { caseStudies, portfolioItems } from '../content/template-items.ts';
import { documentPathOf } from '../contract/documents.ts';
import { missingPaths } from '../contract/missing-documents.ts';
import { pageCount } from '../contract/project-pages.ts';
import { rowOf, type ScreenName, screens, to } from '../contract/screens.ts';
import { lastChangeOf, readLastChanges } from './last-changes.ts';

/** A document to be built: the route it shows, and its path. */
export type PlannedDocument = {
  readonly route: string;
  readonly path: string;
  /** ISO date of the content's last change. */
  readonly lastChanged: string;
};

export function plannedDocuments(): PlannedDocument[] {
  const changes = readLastChanges();
  const routes = (Object.keys(screens) as ScreenName[])
    .filter((screen) => screen !== 'not-found')
    .flatMap(routesOf);
  return [...routes, ...missingPaths].map((route) => ({
    route,
    path: documentPathOf(route),
    lastChanged: lastChangeOf(route, changes),
  }));
}

/** Every route of a screen that has a document of its own. */
function routesOf(screen: ScreenName): string[] {
  const { pattern, documents } = rowOf(screen);
  const withId = ({ id }: { id: number }) => pattern.replace(':id', String(id));
  switch (documents) {
    case undefined:
      return [pattern];
    case 'service':
      return [pattern, ...services.map(({ id }) => to.service(id))];
    case 'page of projects':
      return Array.from({ length: pageCount(projects.length) }, (_, index) => to.projectsPage(index + 1));
    case 'project':
      return projects.map(withId);
    case 'portfolio item':
      return portfolioItems.map(withId);
    case 'case study':
      return caseStudies.map(withId);
  }
}
