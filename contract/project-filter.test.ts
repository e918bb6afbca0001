import { describe, expect, it } from 'vitest';
import { categoryLabel, cityChoices, filterOf, filterProjects, kindChoices } from './project-filter.ts';

const projects = [
  { category: 'Kitchen Renovations', kind: 'rooms', location: 'Oakville, ON' },
  { category: 'Kitchen Renovations', kind: 'rooms', location: 'Toronto, ON' },
  { category: 'Painting Services', kind: 'walls', location: 'Toronto, ON' },
  { category: 'Green Roofs & Sheds', location: 'Milton' },
];

const kinds = [
  { value: 'walls', label: 'Walls' },
  { value: 'light', label: 'Light' },
  { value: 'rooms', label: 'Rooms' },
];

function asked(query: string) {
  return filterOf(new URLSearchParams(query), projects);
}

describe('the filter of an address', () => {
  it('reads the slug of a service and a city', () => {
    expect(asked('category=kitchen-renovations&city=Toronto')).toEqual({
      category: 'kitchen-renovations',
      city: 'Toronto',
    });
  });

  it('makes a slug for a category that is no service', () => {
    expect(asked('category=green-roofs-sheds')).toEqual({ category: 'green-roofs-sheds' });
    expect(categoryLabel('green-roofs-sheds', projects)).toBe('Green Roofs & Sheds');
  });

  it('reads a kind of work, unless a category, which is narrower, is there too', () => {
    expect(asked('kind=rooms&city=Oakville')).toEqual({ kind: 'rooms', city: 'Oakville' });
    expect(asked('kind=walls&category=kitchen-renovations')).toEqual({ category: 'kitchen-renovations' });
    expect(asked('kind=light')).toEqual({});
  });

  it('asks for nothing where no project has the value', () => {
    expect(asked('category=flooring&city=Guelph&scrollTop=true')).toEqual({});
  });
});

describe('the projects that match', () => {
  it('are all of them without a filter', () => {
    expect(filterProjects(projects, {})).toEqual(projects);
  });

  it('have both the category and the city', () => {
    expect(filterProjects(projects, { category: 'kitchen-renovations', city: 'Toronto' })).toEqual([
      projects[1],
    ]);
  });

  it('have both the kind and the city', () => {
    expect(filterProjects(projects, { kind: 'rooms' })).toEqual(projects.slice(0, 2));
    expect(filterProjects(projects, { kind: 'rooms', city: 'Oakville' })).toEqual([projects[0]]);
  });

  it('may be none', () => {
    expect(filterProjects(projects, { category: 'painting', city: 'Oakville' })).toEqual([]);
  });
});

describe('the choices', () => {
  it('are the kinds that there are projects of, in the order of the kinds, counted in the city', () => {
    const named = (city?: string) =>
      kindChoices(kinds, projects, { kind: 'walls', ...(city && { city }) }).map(({ label, count }) => [
        label,
        count,
      ]);
    expect(named()).toEqual([
      ['Walls', 1],
      ['Rooms', 2],
    ]);
    expect(named('Oakville')).toEqual([
      ['Walls', 0],
      ['Rooms', 1],
    ]);
  });

  it('put the city with the most projects first', () => {
    expect(cityChoices(projects, {}).map(({ label, count }) => [label, count])).toEqual([
      ['Toronto', 2],
      ['Oakville', 1],
      ['Milton', 1],
    ]);
  });

  it('count what the kind or category leaves in a city, and keep their order', () => {
    for (const work of [{ category: 'kitchen-renovations' }, { kind: 'rooms' }])
      expect(
        cityChoices(projects, { ...work, city: 'Milton' }).map(({ label, count }) => [label, count]),
      ).toEqual([
        ['Toronto', 1],
        ['Oakville', 1],
        ['Milton', 0],
      ]);
  });
});
