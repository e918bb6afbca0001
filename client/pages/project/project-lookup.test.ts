import { describe, expect, it } from 'vitest';
import { projects } from '../../../content/projects/catalogue.ts';
import { projectOf, relatedTo } from './project-lookup.ts';

describe('the project of a number', () => {
  it('is found with its story', () => {
    const found = projectOf('3');
    expect(found?.id).toBe(3);
    expect(found?.story.length).toBeGreaterThan(0);
  });

  it.each(['0', '99', 'three', '3x', '03', ''])('does not exist for "%s"', (id) => {
    expect(projectOf(id)).toBeUndefined();
  });
});

describe.each(projects)('what is related to project $id', (project) => {
  it('is three other projects', () => {
    const ids = relatedTo(project).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(project.id);
  });

  it('begins with its own city', () => {
    const inCity = projects.filter(({ city, id }) => city === project.city && id !== project.id).length;
    const cities = relatedTo(project).map(({ city }) => city);
    expect(cities.slice(0, inCity).every((city) => city === project.city)).toBe(true);
  });
});
