import { type RefObject, useEffect, useRef, useState } from 'react';
import { choicesOf, type Filterable, labelOf } from '../../../contract/project-filter.ts';
import { type ProjectFilter, to } from '../../../contract/screens.ts';
import { currentRoute, navigate } from '../../location/location.ts';
import { ChipFacet, SelectFacet } from './facets.tsx';

type FilterBarProps = { projects: readonly Filterable[]; filter: ProjectFilter; matchCount: number };

/** More cities than this are a select. */
const MAX_CHIPS = 12;

/** The route holds the filter: Back undoes a choice, and a filtered list can be linked. */
export function FilterBar({ projects, filter, matchCount }: FilterBarProps) {
  const [chosen, choose] = useChosenFilter(filter);
  const form = useRef<HTMLFormElement>(null);
  useChoiceBeforeHydration(form, filter, choose);
  const cities = choicesOf('city', projects, chosen);
  const categories = choicesOf('category', projects, chosen);
  const CityFacet = cities.length > MAX_CHIPS ? SelectFacet : ChipFacet;
  return (
    <search aria-label="Filter the projects" className="block noscript:hidden print:hidden">
      <form ref={form} className="flex flex-wrap items-end gap-x-6 gap-y-4 pb-8">
        <CityFacet
          legend="City"
          allLabel="All cities"
          choices={cities}
          chosen={chosen.city}
          onChoose={(city, isByKeyboard) => choose({ ...chosen, city }, isByKeyboard)}
        />
        <SelectFacet
          legend="Category"
          allLabel="All categories"
          choices={categories}
          chosen={chosen.category}
          onChoose={(category) => choose({ ...chosen, category })}
        />
        <p role="status" className="ml-auto pb-2.5 text-small text-ink-soft tabular">
          {matchCount} {matchCount === 1 ? 'project' : 'projects'}
          {/* Said even if the number is that of the filter before. */}
          <span className="visually-hidden">{filterWords(filter, projects)}</span>
        </p>
      </form>
    </search>
  );
}

/** ' of Painting in Oakville'. */
function filterWords({ category, city }: ProjectFilter, projects: readonly Filterable[]): string {
  return (category ? ` of ${labelOf('category', category, projects)}` : '') + (city ? ` in ${city}` : '');
}

type Choice = { category?: string | undefined; city?: string | undefined };
type Choose = (next: Choice, isByKeyboard?: boolean) => void;

/** The list follows the route a moment later; the controls show the choice at once, or they would flip back. */
function useChosenFilter(filter: ProjectFilter): [ProjectFilter, Choose] {
  const wasByKeyboard = useRef(false);
  const route = to.filteredProjects(filter);
  const [latest, setLatest] = useState({ route, chosen: filter });
  if (latest.route !== route) setLatest({ route, chosen: filter });

  function choose({ category, city }: Choice, isByKeyboard = false) {
    const chosen = { ...(category && { category }), ...(city && { city }) };
    setLatest({ route, chosen });
    const next = to.filteredProjects(chosen);
    // Arrow keys select every choice that they pass, which should be one history entry.
    const replace = isByKeyboard && wasByKeyboard.current;
    wasByKeyboard.current = isByKeyboard;
    if (next !== currentRoute()) navigate(next, { replace });
  }

  return [latest.chosen, choose];
}

function useChoiceBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  filter: ProjectFilter,
  choose: Choose,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const data = new FormData(form.current ?? undefined);
    const [category, city] = ['category', 'city'].map((name) => String(data.get(name) ?? ''));
    if (category !== (filter.category ?? '') || city !== (filter.city ?? '')) choose({ category, city });
  }, []);
}
