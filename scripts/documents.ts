import { projects } from '../content/projects/catalogue.ts';
import { services } from '../content/services/catalogue.ts';
import { caseStudies, portfolioItems } from '../content/template-items.ts';
import { apiPaths } from '../contract/api.ts';
import { documentPathOf } from '../contract/documents.ts';
import { readOnlyAnswers } from '../contract/read-only-answers.ts';
import { to } from '../contract/screens.ts';
import { NOT_FOUND_PATH, PROJECT_NOT_FOUND_PATH } from '../server/pages/built-site.ts';
import { lastChangeOf, readLastChanges } from './last-changes.ts';

/** A document to be made: the route it shows, the path it lies at, the answers its screen begins with. */
export type PlannedDocument = {
  readonly route: string;
  readonly path: string;
  readonly seeds: Readonly<Record<string, unknown>>;
  /** ISO date of the content's last change. */
  readonly lastChanged: string;
};

export function plannedDocuments(): PlannedDocument[] {
  const changes = readLastChanges();
  const answers = readOnlyAnswers();

  function planned(route: string, calls: readonly string[] = []): PlannedDocument {
    const seeds = Object.fromEntries(calls.map((call) => [call, answers[call]]));
    return { route, path: documentPathOf(route), seeds, lastChanged: lastChangeOf(route, changes) };
  }

  return [
    ...[to.home, to.services, ...services.map(({ id }) => to.service(id))].map((route) => planned(route)),
    planned(to.projects, [apiPaths.projects]),
    ...projects.map(({ id }) => planned(to.project(id))),
    planned(to.testimonials, [apiPaths.testimonials]),
    ...[to.about(), to.contact, to.careers, to.privacyPolicy, to.terms, to.sitemap].map((route) =>
      planned(route),
    ),
    ...portfolioItems.map(({ id }) => planned(`/portfolio/${id}`, [apiPaths.portfolio(id)])),
    ...caseStudies.map(({ id }) => planned(`/case-study/${id}`, [apiPaths.caseStudy(id)])),
    planned('/file-test'),
    planned(NOT_FOUND_PATH),
    planned(PROJECT_NOT_FOUND_PATH),
  ];
}
