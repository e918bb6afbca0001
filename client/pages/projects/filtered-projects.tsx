import type { ProjectAnswer } from '../../../contract/read-only-answers.ts';
import { FilterBar } from './filter-bar.tsx';
import { NoMatch } from './no-match.tsx';
import { filterOf, matching } from './project-filter.ts';
import { ProjectGrid } from './project-grid.tsx';

type FilteredProjectsProps = { projects: readonly ProjectAnswer[]; query: URLSearchParams };

export function FilteredProjects({ projects, query }: FilteredProjectsProps) {
  const filter = filterOf(query, projects);
  const matches = matching(projects, filter);
  return (
    <>
      <FilterBar projects={projects} filter={filter} matchCount={matches.length} />
      {matches.length === 0 ? (
        <NoMatch projects={projects} filter={filter} />
      ) : (
        <ProjectGrid key={`${filter.category} ${filter.city}`} projects={matches} />
      )}
    </>
  );
}
