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
  const cities = choicesOf('city', projects, filter);
  const categories = choicesOf('category', projects, filter);
  const CityFacet = cities.length > MOST_CHIPS ? SelectFacet : ChipFacet;
  return (
    <form
      aria-label="Filter the projects"
      className="flex flex-wrap items-end gap-4 pb-8 noscript:hidden print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <CityFacet
        legend="City"
        allLabel="All cities"
        choices={cities}
        chosen={filter.city}
        onChoose={(city) => narrow({ ...filter, city })}
      />
      <SelectFacet
        legend="Category"
        allLabel="All categories"
        choices={categories}
        chosen={filter.category}
        onChoose={(category) => narrow({ ...filter, category })}
      />
      <p role="status" className="text-small text-ink-soft tabular-nums md:ml-auto md:pb-2.5">
        {matchCount} {matchCount === 1 ? 'project' : 'projects'}
      </p>
    </form>
  );
}

function narrow({ category, city }: { category?: string | undefined; city?: string | undefined }): void {
  navigate(to.projectsLike({ ...(category && { category }), ...(city && { city }) }));
}
