import { type Filterable, filterOf, matching } from './project-filter.ts';

/** A list of projects comes in pages: the first with `/projects`, the others at paths of their own. */
export const PROJECTS_PER_PAGE = 24;

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PROJECTS_PER_PAGE));
}

/** The page that an address asks for; the first where it asks for none. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

export function pageOfProjects<Project>(projects: readonly Project[], page: number): Project[] {
  return projects.slice((page - 1) * PROJECTS_PER_PAGE, page * PROJECTS_PER_PAGE);
}

/** What the projects call responds with to a query. */
export function queriedProjects<Project extends Filterable>(
  projects: readonly Project[],
  query: URLSearchParams,
): Project[] {
  return pageOfProjects(matching(projects, filterOf(query, projects)), pageOf(query));
}

/** How many projects there are of each category in each city: enough for the filters of a list in pages. */
export function facetsOf(projects: readonly Filterable[]): Filterable[] {
  const facets = new Map<string, Filterable & { count: number }>();
  for (const { service, kind, category, location } of projects) {
    const key = JSON.stringify([category, location]);
    const count = (facets.get(key)?.count ?? 0) + 1;
    facets.set(key, { ...(service && { service }), ...(kind && { kind }), category, location, count });
  }
  return [...facets.values()];
}
