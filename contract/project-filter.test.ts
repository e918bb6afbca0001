import { describe, expect, it } from 'vitest';
import { choicesOf, filterOf, labelOf, matching } from './project-filter.ts';

const projects = [
  { category: 'Kitchen Renovations', location: 'Oakville, ON' },
  { category: 'Kitchen Renovations', location: 'Toronto, ON' },
  { category: 'Painting Services', location: 'Toronto, ON' },
  { category: 'Green Roofs & Sheds', location: 'Milton' },
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
    expect(labelOf('category', 'green-roofs-sheds', projects)).toBe('Green Roofs & Sheds');
  });

  it('asks for nothing where no project has the value', () => {
    expect(asked('category=flooring&city=Guelph&scrollTop=true')).toEqual({});
  });
});

describe('the projects that match', () => {
  it('are all of them without a filter', () => {
    expect(matching(projects, {})).toEqual(projects);
  });

  it('have both the category and the city', () => {
    expect(matching(projects, { category: 'kitchen-renovations', city: 'Toronto' })).toEqual([projects[1]]);
  });

  it('may be none', () => {
    expect(matching(projects, { category: 'painting', city: 'Oakville' })).toEqual([]);
  });
});

describe('the choices of a facet', () => {
  it('put the city with the most projects first', () => {
    expect(choicesOf('city', projects, {}).map(({ label, count }) => [label, count])).toEqual([
      ['Toronto', 2],
      ['Oakville', 1],
      ['Milton', 1],
    ]);
  });

  it('count what the other facet leaves, and keep their order', () => {
    const choices = choicesOf('city', projects, { category: 'kitchen-renovations', city: 'Milton' });
    expect(choices.map(({ label, count }) => [label, count])).toEqual([
      ['Toronto', 1],
      ['Oakville', 1],
      ['Milton', 0],
    ]);
  });
});
