import type { ListedProject } from '../../../contract/api-responses.ts';
import {
  countProjects,
  type Filterable,
  filterOf,
  filterProjects,
  type Kind,
} from '../../../contract/project-filter.ts';
import { PROJECTS_PER_PAGE, pageNumberIn } from '../../../contract/project-pages.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { isReturn } from '../../location/location.ts';
import { useRoute } from '../../location/use-route.ts';
import { FilterBar } from './filter-bar.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { LoadingFailed, LoadingProjects, NoMatch, NoProjects } from './project-list-states.tsx';
import { useProjectPages } from './use-project-pages.ts';

type ProjectListProps = {
  /** The projects in the document: one page of the list. */
  initial: readonly ListedProject[];
  /** The query of the document's route. */
  initialSearch: string;
  /** The number of projects per category and city, for a list of several pages. */
  facets: readonly Filterable[];
  /** The kinds of work by which projects are filtered. */
  kinds: readonly Kind[];
  isNavigation?: boolean;
};

export function ProjectList({ initial, initialSearch, facets, kinds, isNavigation }: ProjectListProps) {
  const search = useRoute((path) => path === to.projects, searchOf, initialSearch);
  const query = new URLSearchParams(search);
  const known = isNavigation && !isReturn() ? undefined : initial;
  // A list of one page is filtered in the browser, a longer list by the server.
  const isPaged = countProjects(facets) > PROJECTS_PER_PAGE;
  const firstPage = isPaged ? pageNumberIn(query) : 1;
  const pages = useProjectPages({
    isPaged,
    filter: isPaged ? filterOf(query, facets) : {},
    firstPage,
    initial: isPaged && search !== initialSearch ? undefined : known,
  });
  const projects = pages.projects ?? known;
  const hasFailed = pages.failed === 'first';
  if (!projects && !hasFailed) return <LoadingProjects />;

  const filterable = isPaged ? facets : (projects ?? []);
  const filter = filterOf(query, filterable);
  const matches = filterProjects(projects ?? [], filter);
  const total = countProjects(filterProjects(filterable, filter));
  return (
    <>
      <div role="alert">{hasFailed && <LoadingFailed onRetry={pages.retry} />}</div>
      {countProjects(filterable) > 1 && (
        <FilterBar projects={filterable} kinds={kinds} filter={filter} matchCount={total} />
      )}
      {filterable.length > 0 && total === 0 && (
        <NoMatch projects={filterable} kinds={kinds} filter={filter} />
      )}
      {matches.length > 0 && (
        <ProjectGrid
          key={`${filter.kind} ${filter.category} ${filter.city}`}
          projects={matches}
          total={total - (firstPage - 1) * PROJECTS_PER_PAGE}
          hasFailed={pages.failed === 'next'}
          onLoadMore={pages.loadMore}
        />
      )}
      {!hasFailed && filterable.length === 0 && <NoProjects />}
    </>
  );
}

function searchOf(route: string): string {
  return splitRoute(route).search;
}
