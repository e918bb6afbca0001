import { type Filterable, filterOf, filterProjects } from './project-filter.ts';

/** The list of projects is paginated: the first page is `/projects`, the others have paths of their own. */
export const PROJECTS_PER_PAGE = 24;

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PROJECTS_PER_PAGE));
}

/** The page number in a query string; the first page by default. */
export function pageNumberIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

export function pageOfProjects<Project>(projects: readonly Project[], page: number): Project[] {
  return projects.slice((page - 1) * PROJECTS_PER_PAGE, page * PROJECTS_PER_PAGE);
}

/** The response of the projects API to a query. */
export function queriedProjects<Project extends Filterable>(
  projects: readonly Project[],
  query: URLSearchParams,
): Project[] {
  return pageOfProjects(filterProjects(projects, filterOf(query, projects)), pageNumberIn(query));
}

/** The number of projects of each category in each city, which is all that the filters of a paginated list need. */
export function facetsOf(projects: readonly Filterable[]): Filterable[] {
  const facets = new Map<string, Filterable & { count: number }>();
  for (const { service, kind, category, location } of projects) {
    const key = JSON.stringify([category, location]);
    const count = (facets.get(key)?.count ?? 0) + 1;
    facets.set(key, { ...(service && { service }), ...(kind && { kind }), category, location, count });
  }
  return [...facets.values()];
}
