import { useEffect, useRef, useState } from 'react';
import type { ProjectAnswer } from '../../../contract/read-only-answers.ts';
import { ProjectCard } from '../../components/project-card.tsx';
import { Button } from '../../ui/button.tsx';
import { type Place, placesFor } from './rhythm.ts';

const AT_A_TIME = 24;

const columns = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  7: 'lg:col-span-7',
  12: 'sm:col-span-2 lg:col-span-full',
} as const satisfies Record<Place['columns'], string>;

export function ProjectGrid({ projects }: { projects: readonly ProjectAnswer[] }) {
  const [wanted, setWanted] = useState(AT_A_TIME);
  const grid = useRef<HTMLDivElement>(null);
  const shown = projects.slice(0, wanted);
  const places = placesFor(shown.length);

  // The button moves down, so the focus goes to the first of the new cards.
  useEffect(() => {
    if (wanted > AT_A_TIME) grid.current?.children[wanted - AT_A_TIME]?.querySelector('a')?.focus();
  }, [wanted]);

  return (
    <>
      <div ref={grid} className="grid gap-x-gap gap-y-12 sm:grid-cols-2 lg:columns-12 lg:gap-y-16">
        {shown.map((project, index) => {
          const place = places[index] ?? { columns: 4, shape: 'card' };
          return (
            <ProjectCard
              key={project.id}
              project={project}
              shape={place.shape}
              isFirst={index === 0}
              isBelowTheFold={index === 2}
              className={columns[place.columns]}
            />
          );
        })}
      </div>
      {projects.length > shown.length && (
        <p className="mt-12 flex flex-wrap items-center gap-6 border-t border-ink pt-6 print:hidden">
          <Button look="line" size="large" onClick={() => setWanted(wanted + AT_A_TIME)}>
            Show more
          </Button>
          <span role="status" className="text-small text-ink-soft tabular-nums">
            {shown.length} of {projects.length} are shown
          </span>
        </p>
      )}
    </>
  );
}
