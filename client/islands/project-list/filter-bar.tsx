import { type RefObject, useEffect, useRef } from 'react';
import {
  categoryLabel,
  cityChoices,
  countProjects,
  type Filterable,
  filterProjects,
  type Kind,
  kindChoices,
} from '../../../contract/project-filter.ts';
import type { ProjectFilter } from '../../../contract/screens.ts';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import { ChipFacet, SelectFacet } from './facets.tsx';
import { type Choose, useChosenFilter } from './use-chosen-filter.ts';

type FilterBarProps = {
  projects: readonly Filterable[];
  /** The kinds in the order of the chips. */
  kinds: readonly Kind[];
  filter: ProjectFilter;
  matchCount: number;
};

const SHEET_ID = 'project-filters';

/** On phones it is a single line that opens a sheet, so that the first screen shows a project. */
export function FilterBar({ projects, kinds, filter, matchCount }: FilterBarProps) {
  const [chosen, choose] = useChosenFilter(filter);
  const form = useRef<HTMLFormElement>(null);
  useChoiceBeforeHydration(form, filter, choose);
  const { city, category } = chosen;
  const inCity = filterProjects(projects, city ? { city } : {});
  const cities = cityChoices(projects, chosen);
  const works = kindChoices(kinds, projects, chosen);
  // Older links filter by a single category, which is then listed beside the kinds.
  if (category)
    works.push({
      value: category,
      label: categoryLabel(category, projects),
      count: countProjects(filterProjects(inCity, { category })),
    });
  const work = works.find(({ value }) => value === workOf(chosen));
  const counted = `${matchCount} ${matchCount === 1 ? 'project' : 'projects'}`;

  return (
    <search aria-label="Filter the projects" className="block noscript:hidden print:hidden">
      <form
        ref={form}
        className="pb-6 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-x-8 md:pb-10"
      >
        <button
          type="button"
          popoverTarget={SHEET_ID}
          aria-controls={SHEET_ID}
          className="flex min-h-12 w-full items-center justify-between gap-4 border-y border-line-firm py-1 text-left text-small font-strong md:hidden no-popover:hidden"
        >
          {work?.label ?? 'All work'}, {city ?? 'all cities'}
          <span className="flex flex-none items-center gap-3 font-normal text-ink-soft tabular">
            {counted}
            <svg className="icon text-ink" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3.5 8h17M3.5 16h17M8 5v6M16 13v6" />
            </svg>
          </span>
        </button>
        <BottomSheet
          id={SHEET_ID}
          inPageFrom="48rem"
          className="visible-once-parsed gap-6 open:grid max-md:bottom-sheet max-md:no-popover:grid md:static-popover md:flex md:flex-wrap md:items-end md:gap-x-8"
          title={<p className="font-display text-h4">Choose what to see</p>}
          closeLabel="Close the filters"
        >
          {works.length > 1 && (
            <ChipFacet
              legend="Kind of work"
              name="work"
              allLabel="All"
              total={countProjects(inCity)}
              choices={works}
              chosen={workOf(chosen)}
              onChoose={(value, isByKeyboard) => choose(withWork(chosen, value, category), isByKeyboard)}
            />
          )}
          <SelectFacet
            legend="City"
            name="city"
            allLabel="All cities"
            choices={cities}
            chosen={city}
            onChoose={(value) => choose({ ...chosen, city: value })}
          />
          <button
            type="button"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            className="min-h-13.5 rounded-edge border border-ink px-6 font-strong hover:bg-ink hover:text-paper md:hidden no-popover:hidden"
          >
            Show {counted}
          </button>
        </BottomSheet>
        <p role="status" className="text-small text-ink-soft tabular max-md:visually-hidden md:pb-2.5">
          {counted}
          {/* Includes the filter, so that a change is announced even if the number stays the same. */}
          <span className="visually-hidden">
            {work && ` of ${work.label}`}
            {city && ` in ${city}`}
          </span>
        </p>
      </form>
    </search>
  );
}

/** The selected chip of a filter. */
function workOf({ kind, category }: ProjectFilter): string | undefined {
  return category ?? kind;
}

function withWork({ city }: ProjectFilter, value: string | undefined, category: string | undefined) {
  return value === category ? { category, city } : { kind: value, city };
}

function useChoiceBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  filter: ProjectFilter,
  choose: Choose,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const data = new FormData(form.current ?? undefined);
    const [work, city] = ['work', 'city'].map((name) => String(data.get(name) ?? ''));
    if (work !== (workOf(filter) ?? '') || city !== (filter.city ?? ''))
      choose({ ...withWork({}, work, filter.category), city });
  }, []);
}
