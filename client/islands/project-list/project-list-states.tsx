import {
  categoryLabel,
  countProjects,
  type Filterable,
  filterProjects,
  type Kind,
} from '../../../contract/project-filter.ts';
import { type ProjectFilter, to } from '../../../contract/screens.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextLink } from '../../components/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingNote, SkeletonBar, SkeletonCard } from '../../ui/skeleton.tsx';

const SKELETONS = Array.from({ length: 6 }, (_, index) => `skeleton-${index}`);

/** Has the height of the filters and the first rows, to avoid a layout shift. */
export function LoadingProjects() {
  return (
    <>
      <LoadingNote>Loading projects</LoadingNote>
      <div className="pb-6 md:pb-10" aria-hidden="true">
        <SkeletonBar className="h-12 md:mt-7 md:h-36 lg:h-11.5" />
      </div>
      <div className="grid gap-x-gap gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {SKELETONS.map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </>
  );
}

export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice kind="error" title="Error loading projects. Please try again later." className="mb-8">
      <Button variant="outline" className="mt-2 justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

export function NoProjects() {
  return (
    <EmptyState
      title="Portfolio Loading..."
      text="Our projects are being prepared. Until then, our services show how we work."
    >
      <TextLink to={to.services} icon="arrow">
        View All Services
      </TextLink>
      <TextLink to={to.contact} icon="arrow">
        Contact
      </TextLink>
    </EmptyState>
  );
}

type NoMatchProps = {
  projects: readonly Filterable[];
  kinds: readonly Kind[];
  filter: ProjectFilter;
};

/** Each link removes one of the two filters. */
export function NoMatch({ projects, kinds, filter: { city = '', ...work } }: NoMatchProps) {
  const label = work.category
    ? categoryLabel(work.category, projects)
    : kinds.find(({ value }) => value === work.kind)?.label;
  return (
    <EmptyState
      title="No project matches both"
      text={`We have nothing to show for ${label} in ${city}. Choose one of these instead:`}
      // On phones a rule of the filter is close above it.
      className="max-md:border-t-0 max-md:pt-6"
    >
      <TextLink to={to.filteredProjects({ city })} icon="arrow">
        {city} ({countProjects(filterProjects(projects, { city }))})
      </TextLink>
      <TextLink to={to.filteredProjects(work)} icon="arrow">
        {label} ({countProjects(filterProjects(projects, work))})
      </TextLink>
      <TextLink to={to.projects} icon="arrow">
        All projects ({countProjects(projects)})
      </TextLink>
    </EmptyState>
  );
}
