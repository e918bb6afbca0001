import { describe, expect, it } from 'vitest';
import { services } from '../../content/services/catalogue.ts';
import { documentRoute, notFoundPaths } from '../../contract/documents.ts';
import { sampleSite } from '../../contract/site.ts';
import { plannedDocuments } from './documents.ts';

const site = sampleSite();
const documents = plannedDocuments(site);
const paths = documents.map(({ path }) => path);

describe('the documents of a build', () => {
  it('show every screen once, each at a path of its own', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/services',
        ...services.map(({ slug }) => `/services/${slug}`),
        '/projects',
        ...site.projects.map(({ id }) => `/projects/${id}`),
        '/testimonials',
        '/about',
        '/sample-estimate',
        '/weekly-report',
        '/contact',
        '/careers',
        '/privacy-policy',
        '/terms',
        '/accessibility',
        '/sitemap',
        '/portfolio/1',
        '/case-study/1',
        '/file-test',
        ...notFoundPaths(),
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(documents.map(({ path, route }) => [path, route]))('%s leads back to %s', (path, route) => {
    expect(documentRoute(path)).toBe(route);
  });
});
