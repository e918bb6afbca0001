import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../../contract/site.ts';
import { relatedTo } from './related-projects.tsx';

const { projects } = sampleSite();

describe.each(projects)('what is related to project $id', (project) => {
  const related = relatedTo(project, projects);

  it('is three other projects, or all others where there are fewer', () => {
    const ids = related.map(({ id }) => id);
    expect(new Set(ids).size).toBe(Math.min(3, projects.length - 1));
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).not.toContain(project.id);
  });

  it('begins with its own city', () => {
    const inCity = projects.filter(({ city, id }) => city === project.city && id !== project.id).length;
    const cities = related.map(({ city }) => city);
    expect(cities.slice(0, inCity).every((city) => city === project.city)).toBe(true);
  });
});
