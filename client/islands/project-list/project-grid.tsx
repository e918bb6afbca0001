import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListedProject } from '../../../contract/api-responses.ts';
import { PROJECTS_PER_PAGE } from '../../../contract/project-pages.ts';
import { ProjectCard } from '../../components/project-card.tsx';
import { currentRoute, isReturn } from '../../location/location.ts';
import { scrollPositionOf } from '../../location/scroll-positions.ts';
import { Button } from '../../ui/button.tsx';
import { type GridPlace, placesFor } from './grid-places.ts';

const columns = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  7: 'lg:col-span-7',
  12: 'md:col-span-2 lg:col-span-full',
} as const satisfies Record<GridPlace['columns'], string>;

type ProjectGridProps = {
  /** The loaded projects. */
  projects: readonly ListedProject[];
  /** Of these and all that follow. */
  total: number;
  /** The next ones did not arrive. */
  hasFailed: boolean;
  onLoadMore: () => void;
};

export function ProjectGrid({ projects, total, hasFailed, onLoadMore }: ProjectGridProps) {
  // On a return as many as were left.
  const [atFirst] = useState(isReturn() ? Math.max(PROJECTS_PER_PAGE, projects.length) : PROJECTS_PER_PAGE);
  /** The first of the cards that were added last. */
  const [firstNew, setFirstNew] = useState<number>();
  const grid = useRef<HTMLDivElement>(null);
  const shown = projects.slice(0, firstNew === undefined ? atFirst : firstNew + PROJECTS_PER_PAGE);
  const places = placesFor(shown.length);

  // The document's list was too short to be scrolled there.
  useLayoutEffect(() => {
    if (atFirst > PROJECTS_PER_PAGE)
      window.scrollTo({ top: scrollPositionOf(currentRoute()) ?? 0, behavior: 'instant' });
  }, [atFirst]);

  // Moves the focus to the first of the new cards.
  useEffect(() => {
    if (firstNew !== undefined && shown.length > firstNew)
      grid.current?.children[firstNew]?.querySelector('a')?.focus();
  }, [firstNew, shown.length]);

  function showMore() {
    setFirstNew(shown.length);
    if (projects.length === shown.length) onLoadMore();
  }

  return (
    <>
      <div ref={grid} className="grid gap-x-gap gap-y-12 md:grid-cols-2 lg:columns-12 lg:gap-y-16">
        {shown.map((project, index) => {
          const place = places[index] ?? { columns: 4, shape: 'card' };
          return (
            <ProjectCard
              key={project.id}
              project={project}
              shape={place.shape}
              isPriority={index === 0}
              className={columns[place.columns]}
            />
          );
        })}
      </div>
      {total > shown.length && (
        <p className="mt-12 flex flex-wrap items-center gap-6 border-t border-ink pt-6 noscript:hidden print:hidden">
          <Button variant="outline" size="large" onClick={showMore}>
            Show more
          </Button>
          <span role="status" className="text-small text-ink-soft tabular">
            {shown.length} of {total} are shown
          </span>
          <span role="alert" className="text-small font-strong text-brick-deep">
            {hasFailed && 'The next ones did not arrive. Please try again.'}
          </span>
        </p>
      )}
    </>
  );
}
