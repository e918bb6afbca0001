import { describe, expect, it } from 'vitest';
import { projects } from '../content/projects/catalogue.ts';
import { services } from '../content/services/catalogue.ts';
import { apiPaths } from '../contract/api.ts';
import { routeOfDocument } from '../contract/documents.ts';
import { plannedDocuments } from './documents.ts';

const documents = plannedDocuments();
const paths = documents.map(({ path }) => path);

describe('the documents of a build', () => {
  it('show every screen once, each at a path of its own', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/services',
        ...services.map(({ slug }) => `/services/${slug}`),
        '/projects',
        ...projects.map(({ id }) => `/projects/${id}`),
        '/testimonials',
        '/about',
        '/contact',
        '/careers',
        '/privacy-policy',
        '/terms',
        '/sitemap',
        '/portfolio/1',
        '/case-study/1',
        '/file-test',
        '/404',
        '/projects/0',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(documents.map(({ path, route }) => [path, route]))('%s leads back to %s', (path, route) => {
    expect(routeOfDocument(path)).toBe(route);
  });

  it('begin with the answers that their screens would ask for', () => {
    const seedsAt = (path: string) => documents.find((document) => document.path === path)?.seeds ?? {};
    expect(seedsAt('/projects')[apiPaths.projects]).toHaveLength(14);
    expect(seedsAt('/testimonials')[apiPaths.testimonials]).toHaveLength(5);
    expect(seedsAt('/portfolio/2')[apiPaths.portfolio(2)]).toMatchObject({ id: 2 });
    expect(seedsAt('/case-study/3')[apiPaths.caseStudy(3)]).toMatchObject({ id: 3 });
    expect(seedsAt('/about')).toEqual({});
    for (const { seeds } of documents) expect(Object.values(seeds)).not.toContain(undefined);
  });

  it.each(documents.map(({ path, lastChanged }) => [path, lastChanged]))(
    '%s changed on a day: %s',
    (_, day) => {
      expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
    },
  );
});
