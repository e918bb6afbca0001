import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { projects } from '../../../content/projects/catalogue.ts';
import { services } from '../../../content/services/catalogue.ts';
import { caseStudies, portfolioItems } from '../../../content/template-items.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { apiPaths } from '../../../contract/api.ts';
import { sampleSite } from '../../../contract/site.ts';
import { compressFast } from '../../http/documents/compressed.ts';
import { startTestService } from '../../testing/test-service.ts';
import { addReadOnlyCalls } from './read-only-routes.ts';

describe('the read-only calls', () => {
  it.each([
    [
      apiPaths.services,
      services.length,
      ['id', 'title', 'shortDescription', 'fullDescription', 'imagePath', 'iconName'],
    ],
    [
      apiPaths.projects,
      projects.length,
      [
        'id',
        'title',
        'category',
        'location',
        'description',
        'features',
        'images',
        'completionDate',
        'isFeatured',
      ],
    ],
    [
      apiPaths.testimonials,
      testimonials.length,
      ['id', 'content', 'authorName', 'authorLocation', 'projectType', 'authorImagePath', 'rating'],
    ],
  ])('%s lists %i entries with the fields that the screens read', async (url, count, fields) => {
    const { app } = await startTestService('SQLite');
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(200);
    const entries = response.json() as Record<string, unknown>[];
    expect(entries).toHaveLength(count);
    for (const entry of entries) expect(Object.keys(entry)).toEqual(expect.arrayContaining(fields));
  });

  it.each([
    [apiPaths.portfolio(portfolioItems[0].id), ['imagePath', 'title', 'category', 'artist', 'description']],
    [apiPaths.caseStudy(caseStudies[0].id), ['imagePath', 'title', 'category', 'description', 'points']],
  ])('%s is one entry', async (url, fields) => {
    const { app } = await startTestService('SQLite');
    const response = await app.inject({ url });
    expect(Object.keys(response.json())).toEqual(expect.arrayContaining(fields));
  });

  it.each(['/api/portfolios/999', '/api/case-studies/0', '/api/portfolios/1%2f', '/api/case-studies/NaN'])(
    '%s is not there',
    async (url) => {
      const { app } = await startTestService('SQLite');
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toHaveProperty('error');
    },
  );

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are packed for those who can unpack %s', async (encoding, unpack) => {
    const { app } = await startTestService('SQLite');
    const plain = await app.inject({ url: apiPaths.services });
    const packed = await app.inject({ url: apiPaths.services, headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('are sent again only when they have changed', async () => {
    const { app } = await startTestService('SQLite');
    const first = await app.inject({ url: apiPaths.projects });
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({
      url: apiPaths.projects,
      headers: { 'if-none-match': `W/"other", ${etag}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const changed = await app.inject({ url: apiPaths.projects, headers: { 'if-none-match': '"other"' } });
    expect(changed.statusCode).toBe(200);
  });

  it('are compressed once for each list that a query can ask for, however it is written', async () => {
    const compress = vi.fn(compressFast);
    const app = Fastify();
    const site = sampleSite();
    addReadOnlyCalls(app, { site: () => site }, compress);
    const queries = Array.from({ length: 200 }, (_, index) => `?x=${index}&page=${index}&city=${index}`);
    for (const query of [...queries, ...queries]) await app.inject({ url: apiPaths.projects + query });
    // Two lists: all projects, and the empty one past the last page.
    expect(compress).toHaveBeenCalledTimes(2);
  });
});
