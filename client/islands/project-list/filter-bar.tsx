import { type RefObject, useEffect, useRef, useState } from 'react';
import { choicesOf, type Filterable } from '../../../contract/project-filter.ts';
import { type ProjectFilter, to } from '../../../contract/screens.ts';
import { currentRoute, navigate } from '../../location/location.ts';
import { ChipFacet } from './chip-facet.tsx';
import { SelectFacet } from './select-facet.tsx';

type FilterBarProps = { projects: readonly Filterable[]; filter: ProjectFilter; matchCount: number };

/** A row of more cities than this would be a wall. */
const MOST_CHIPS = 12;

/** The filter lives in the address: Back undoes a choice, and a filtered list can be linked. */
export function FilterBar({ projects, filter, matchCount }: FilterBarProps) {
  const [chosen, choose] = useChosen(filter);
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoice(form, choose);
  const cities = choicesOf('city', projects, chosen);
  const categories = choicesOf('category', projects, chosen);
  const CityFacet = cities.length > MOST_CHIPS ? SelectFacet : ChipFacet;
  return (
    <search aria-label="Filter the projects" className="block noscript:hidden print:hidden">
      <form ref={form} className="flex flex-wrap items-end gap-x-6 gap-y-4 pb-8 lg:items-start">
        <CityFacet
          legend="City"
          allLabel="All cities"
          choices={cities}
          chosen={chosen.city}
          onChoose={(city, how) => choose({ ...chosen, city }, how)}
        />
        <SelectFacet
          legend="Category"
          allLabel="All categories"
          choices={categories}
          chosen={chosen.category}
          onChoose={(category) => choose({ ...chosen, category })}
        />
        <p
          role="status"
          className="text-small text-ink-soft tabular-nums max-lg:ml-auto max-lg:pb-2.5 lg:w-full"
        >
          {matchCount} {matchCount === 1 ? 'project' : 'projects'}
        </p>
      </form>
    </search>
  );
}

type Choosing = { category?: string | undefined; city?: string | undefined };

/** The list follows the address a moment later; the controls show at once what was chosen, or they would flip back. */
type How = { isByKeyboard: boolean };

function useChosen(filter: ProjectFilter): [ProjectFilter, (next: Choosing, how?: How) => void] {
  const wasByKeyboard = useRef(false);
  const route = to.projectsLike(filter);
  const [latest, setLatest] = useState({ route, chosen: filter });
  if (latest.route !== route) setLatest({ route, chosen: filter });

  function choose({ category, city }: Choosing, { isByKeyboard }: How = { isByKeyboard: false }) {
    const chosen = { ...(category && { category }), ...(city && { city }) };
    setLatest({ route, chosen });
    const next = to.projectsLike(chosen);
    // Arrow keys pass through choices: Back should not have to pass through them again.
    const replace = isByKeyboard && wasByKeyboard.current;
    wasByKeyboard.current = isByKeyboard;
    if (next !== currentRoute()) navigate(next, { replace });
  }

  return [latest.chosen, choose];
}

/** What was chosen before the code was there counts: the document itself shows all projects. */
function useEarlyChoice(form: RefObject<HTMLFormElement | null>, choose: (next: Choosing) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code is there
  useEffect(() => {
    const chosen = new FormData(form.current ?? undefined);
    const [category, city] = ['category', 'city'].map((name) => String(chosen.get(name) ?? ''));
    if (category || city) choose({ category, city });
  }, []);
}
