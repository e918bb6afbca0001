import { countOf, type Filterable, filterOf, matching } from '../../../contract/project-filter.ts';
import { PROJECTS_PER_PAGE, pageOf } from '../../../contract/project-pages.ts';
import type { ProjectAnswer } from '../../../contract/read-only-answers.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';
import { useRoute } from '../../location/use-route.ts';
import { Queries } from '../../queries/queries.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Placard } from '../../ui/placard.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NoMatch } from './no-match.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { ProjectListLoading } from './project-list-loading.tsx';
import { useProjectPages } from './use-project-pages.ts';

type ProjectListProps = {
  /** What the document shows: a page of the list. */
  initial: readonly ProjectAnswer[];
  /** The query of the document's route. */
  initialSearch: string;
  /** How many projects there are of each kind in each city, for a list that is longer than a page. */
  facets: readonly Filterable[];
  isVisit?: boolean;
};

/** The portfolio with its filters. */
export function ProjectList(props: ProjectListProps) {
  return (
    <Queries>
      <CalledProjects {...props} />
    </Queries>
  );
}

/** What is known, from the document or an earlier visit, stays in view while the call runs. */
function CalledProjects({ initial, initialSearch, facets, isVisit = false }: ProjectListProps) {
  const search = useRoute((path) => path === to.projects, searchOf, initialSearch);
  const query = new URLSearchParams(search);
  // A list of one page arrives whole and is filtered here; a longer one is filtered by the server.
  const isLong = countOf(facets) > PROJECTS_PER_PAGE;
  const call = useProjectPages({
    filter: isLong ? filterOf(query, facets) : {},
    firstPage: isLong ? pageOf(query) : 1,
    initial: isVisit || (isLong && search !== initialSearch) ? undefined : initial,
  });
  const projects = call.data?.pages.flat() ?? (isVisit ? undefined : initial);
  if (call.isPending && !projects) return <ProjectListLoading />;

  const filterable = isLong ? facets : (projects ?? []);
  const filter = filterOf(query, filterable);
  const matches = matching(projects ?? [], filter);
  const total = countOf(matching(filterable, filter));
  return (
    <>
      <div role="alert">{call.isError && <LoadingFailed onRetry={() => void call.refetch()} />}</div>
      {filterable.length > 0 && <FilterBar projects={filterable} filter={filter} matchCount={total} />}
      {filterable.length > 0 && total === 0 && <NoMatch projects={filterable} filter={filter} />}
      {matches.length > 0 && (
        <ProjectGrid
          key={`${filter.category} ${filter.city}`}
          projects={matches}
          total={total}
          onMore={() => void (call.hasNextPage && call.fetchNextPage())}
        />
      )}
      {!call.isError && filterable.length === 0 && <NothingYet />}
    </>
  );
}

function searchOf(route: string): string {
  return splitRoute(route).search;
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice kind="bad" title="Error loading projects. Please try again later." className="mb-8">
      <Button look="line" className="mt-2 justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

function NothingYet() {
  return (
    <Placard
      title="Portfolio Loading..."
      text="Our projects are being prepared for you to see. Until then, the services say how we work."
    >
      <WordsLink to={to.services} icon="arrow">
        View All Services
      </WordsLink>
      <WordsLink to={to.contact} icon="arrow">
        Contact
      </WordsLink>
    </Placard>
  );
}
