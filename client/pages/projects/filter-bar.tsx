import { useState } from 'react';
import { type ProjectFilter, to } from '../../../contract/screens.ts';
import { navigate } from '../../location/location-store.ts';
import { ChipFacet } from './chip-facet.tsx';
import { choicesOf, type Filterable } from './project-filter.ts';
import { SelectFacet } from './select-facet.tsx';

type FilterBarProps = { projects: readonly Filterable[]; filter: ProjectFilter; matchCount: number };

/** A row of more cities than this would be a wall. */
const MOST_CHIPS = 12;

/** The filter lives in the address: Back undoes a choice, and a filtered list can be linked. */
export function FilterBar({ projects, filter, matchCount }: FilterBarProps) {
  const [chosen, choose] = useChosen(filter);
  const cities = choicesOf('city', projects, chosen);
  const categories = choicesOf('category', projects, chosen);
  const CityFacet = cities.length > MOST_CHIPS ? SelectFacet : ChipFacet;
  return (
    <search
      aria-label="Filter the projects"
      className="flex flex-wrap items-end gap-4 pb-8 noscript:hidden print:hidden"
    >
      <CityFacet
        legend="City"
        allLabel="All cities"
        choices={cities}
        chosen={chosen.city}
        onChoose={(city) => choose({ ...chosen, city })}
      />
      <SelectFacet
        legend="Category"
        allLabel="All categories"
        choices={categories}
        chosen={chosen.category}
        onChoose={(category) => choose({ ...chosen, category })}
      />
      <p role="status" className="text-small text-ink-soft tabular-nums md:ml-auto md:pb-2.5">
        {matchCount} {matchCount === 1 ? 'project' : 'projects'}
      </p>
    </search>
  );
}

type Choosing = { category?: string | undefined; city?: string | undefined };

/** The list follows the address a moment later; the controls show at once what was chosen, or they would flip back. */
function useChosen(filter: ProjectFilter): [ProjectFilter, (next: Choosing) => void] {
  const route = to.projectsLike(filter);
  const [latest, setLatest] = useState({ route, chosen: filter });
  if (latest.route !== route) setLatest({ route, chosen: filter });

  function choose({ category, city }: Choosing) {
    const chosen = { ...(category && { category }), ...(city && { city }) };
    setLatest({ route, chosen });
    navigate(to.projectsLike(chosen));
  }

  return [latest.chosen, choose];
}
