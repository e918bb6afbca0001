import { projects } from '../content/projects/catalogue.ts';
import { services } from '../content/services/catalogue.ts';
import { caseStudies, portfolioItems } from '../content/template-items.ts';
import { documentPathOf } from '../contract/documents.ts';
import { missingPaths } from '../contract/missing-documents.ts';
import { pageCount } from '../contract/project-pages.ts';
import { to } from '../contract/screens.ts';
import { lastChangeOf, readLastChanges } from './last-changes.ts';

/** A document to be made: the route it shows, and the path it lies at. */
export type PlannedDocument = {
  readonly route: string;
  readonly path: string;
  /** ISO date of the content's last change. */
  readonly lastChanged: string;
};

export function plannedDocuments(): PlannedDocument[] {
  const changes = readLastChanges();

  function planned(route: string): PlannedDocument {
    return { route, path: documentPathOf(route), lastChanged: lastChangeOf(route, changes) };
  }

  return [
    to.home,
    to.services,
    ...services.map(({ id }) => to.service(id)),
    ...Array.from({ length: pageCount(projects.length) }, (_, index) => to.projectsPage(index + 1)),
    ...projects.map(({ id }) => to.project(id)),
    to.testimonials,
    to.about(),
    to.contact,
    to.careers,
    to.privacyPolicy,
    to.terms,
    to.sitemap,
    ...portfolioItems.map(({ id }) => `/portfolio/${id}`),
    ...caseStudies.map(({ id }) => `/case-study/${id}`),
    '/file-test',
    ...missingPaths,
  ].map(planned);
}
