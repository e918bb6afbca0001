import type { ProjectFilter } from './screens.ts';

/**
 * Filters the portfolio by kind of work or category, and by city. Works on projects of the content and of the API
 * alike.
 */
export type Filterable = {
  /** The slug of the service that the category names, if the project has it. */
  readonly service?: string;
  /** The slug of the kind of work, if the project has it. */
  readonly kind?: string;
  readonly category: string;
  readonly location: string;
  /** The number of projects it represents, if there are several. */
  readonly count?: number;
};

export type Choice = { readonly value: string; readonly label: string; readonly count: number };

const keys = { kind: ({ kind }: Filterable) => kind, category: categoryKey, city: cityOf } as const;

type Facet = keyof typeof keys;

/**
 * The filter in a query string. A value that no project has is ignored, and a category takes precedence over a kind.
 */
export function filterOf(query: URLSearchParams, projects: readonly Filterable[]): ProjectFilter {
  const filter: { kind?: string; category?: string; city?: string } = {};
  for (const facet of ['kind', 'category', 'city'] as const) {
    const wanted = query.get(facet);
    if (wanted && projects.some((project) => keys[facet](project) === wanted)) filter[facet] = wanted;
  }
  const { kind: _, ...narrower } = filter;
  return filter.category ? narrower : filter;
}

export function filterProjects<Project extends Filterable>(
  projects: readonly Project[],
  filter: ProjectFilter,
) {
  const facets = Object.entries(filter) as [Facet, string][];
  return projects.filter((project) => facets.every(([facet, wanted]) => keys[facet](project) === wanted));
}

export type Kind = Pick<Choice, 'value' | 'label'>;

/** The kinds that have projects, each with the number of projects in the selected city. */
export function kindChoices(
  kinds: readonly Kind[],
  projects: readonly Filterable[],
  { city }: ProjectFilter,
): Choice[] {
  const left = filterProjects(projects, city ? { city } : {});
  return kinds
    .filter(({ value }) => projects.some(({ kind }) => kind === value))
    .map(({ value, label }) => ({
      value,
      label,
      count: countProjects(filterProjects(left, { kind: value })),
    }));
}

/** Every city, the one with most projects first, each with the number of projects that match the rest of the filter. */
export function cityChoices(projects: readonly Filterable[], filter: ProjectFilter): Choice[] {
  const { city: _, ...others } = filter;
  const left = filterProjects(projects, others);
  const cities = [...new Set(projects.map(cityOf))];
  const total = (city: string) => countProjects(filterProjects(projects, { city }));
  return cities
    .sort((a, b) => total(b) - total(a))
    .map((city) => ({ value: city, label: city, count: countProjects(filterProjects(left, { city })) }));
}

export function countProjects(projects: readonly Filterable[]): number {
  return projects.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** The title of the service whose slug is in the query string. */
export function categoryLabel(category: string, projects: readonly Filterable[]): string {
  return projects.find((project) => categoryKey(project) === category)?.category ?? category;
}

/** The slug of the category's service, or one derived from the category's name. */
function categoryKey({ service, category }: Filterable): string {
  return service ?? category.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
}

/** 'Oakville, ON' -> 'Oakville' */
function cityOf({ location }: Filterable): string {
  return location.split(',')[0]?.trim() ?? location;
}
