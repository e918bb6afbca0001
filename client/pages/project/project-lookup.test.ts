import { describe, expect, it } from 'vitest';
import { projects } from '../../../content/projects/catalogue.ts';
import { projectOf, relatedTo } from './project-lookup.ts';

describe('the project of a number', () => {
  it('is found with its story', () => {
    for (const { id, story } of projects) expect(projectOf(String(id))).toMatchObject({ id, story });
  });

  const ids = projects.map(({ id }) => id);
  const known = Math.min(...ids);
  const unknown = Math.max(...ids) + 1;

  it.each(['0', `${unknown}`, 'three', `${known}x`, `0${known}`, ''])('does not exist for "%s"', (id) => {
    expect(projectOf(id)).toBeUndefined();
  });
});

describe.each(projects)('what is related to project $id', (project) => {
  it('is three other projects, or all others where there are fewer', () => {
    const ids = relatedTo(project).map(({ id }) => id);
    expect(new Set(ids).size).toBe(Math.min(3, projects.length - 1));
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).not.toContain(project.id);
  });

  it('begins with its own city', () => {
    const inCity = projects.filter(({ city, id }) => city === project.city && id !== project.id).length;
    const cities = relatedTo(project).map(({ city }) => city);
    expect(cities.slice(0, inCity).every((city) => city === project.city)).toBe(true);
  });
});
