import { describe, expect, it } from 'vitest';
import { services } from '../content/services/catalogue.ts';
import { apiPaths } from './api.ts';
import { readOnlyResponses } from './api-responses.ts';
import { sampleSite } from './site.ts';

const site = sampleSite();
const responses = readOnlyResponses(site);

describe('the lists', () => {
  it('leave the stories of the projects to their own pages', () => {
    const list = JSON.stringify(responses[apiPaths.projects]);
    for (const { title, story, metaDescription } of site.projects) {
      expect(list).toContain(JSON.stringify(title));
      expect(list).not.toContain(JSON.stringify(story[0]));
      expect(list).not.toContain(JSON.stringify(metaDescription));
    }
  });

  it('name each service with its picture, and not what search engines read of it', () => {
    const list = responses[apiPaths.services] as readonly Record<string, unknown>[];
    expect(list.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
    for (const service of list) {
      expect(service.imagePath).toMatch(/^\/pictures\//);
      expect(service).not.toHaveProperty('metaDescription');
    }
  });
});
