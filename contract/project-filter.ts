import type { ProjectFilter } from './screens.ts';

/** Narrowing the portfolio by category and city. Works on projects of the content and of the API alike. */
export type Filterable = {
  /** The slug of the service that the category names, if the project has it. */
  readonly service?: string;
  readonly category: string;
  readonly location: string;
  /** How many projects it represents, if several. */
  readonly count?: number;
};

export type Choice = { readonly value: string; readonly label: string; readonly count: number };

const keys = { category: categoryKey, city: cityOf } as const;

type Facet = keyof typeof keys;

/** What the address asks for. A value that no project has asks for nothing. */
export function filterOf(query: URLSearchParams, projects: readonly Filterable[]): ProjectFilter {
  const filter: { category?: string; city?: string } = {};
  for (const facet of ['category', 'city'] as const) {
    const wanted = query.get(facet);
    if (wanted && projects.some((project) => keys[facet](project) === wanted)) filter[facet] = wanted;
  }
  return filter;
}

export function matching<Project extends Filterable>(projects: readonly Project[], filter: ProjectFilter) {
  return projects.filter(
    (project) =>
      (filter.category === undefined || categoryKey(project) === filter.category) &&
      (filter.city === undefined || cityOf(project) === filter.city),
  );
}

/** Every value of a facet, in a fixed order, with how many projects it would leave beside the other facet. */
export function choicesOf(facet: Facet, projects: readonly Filterable[], filter: ProjectFilter): Choice[] {
  const { [facet]: _, ...others } = filter;
  const left = matching(projects, others);
  return inOrder(facet, projects).map((value) => ({
    value,
    label: labelOf(facet, value, projects),
    count: countOf(left.filter((project) => keys[facet](project) === value)),
  }));
}

export function countOf(projects: readonly Filterable[]): number {
  return projects.reduce((sum, { count = 1 }) => sum + count, 0);
}

export function labelOf(facet: Facet, value: string, projects: readonly Filterable[]): string {
  if (facet === 'city') return value;
  return projects.find((project) => categoryKey(project) === value)?.category ?? value;
}

/** Categories as the projects bring them; cities by how much was built there. */
function inOrder(facet: Facet, projects: readonly Filterable[]): string[] {
  const counts = new Map<string, number>();
  for (const project of projects) {
    const key = keys[facet](project);
    counts.set(key, (counts.get(key) ?? 0) + (project.count ?? 1));
  }
  const values = [...counts.keys()];
  return facet === 'city' ? values.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)) : values;
}

/** The slug of the service that the category names, or one made from its words. */
function categoryKey({ service, category }: Filterable): string {
  return service ?? category.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
}

/** 'Oakville, ON' -> 'Oakville' */
function cityOf({ location }: Filterable): string {
  return location.split(',')[0]?.trim() ?? location;
}
