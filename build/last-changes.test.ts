import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Project } from '../content/project.ts';
import type { Service } from '../content/service.ts';
import { services } from '../content/services/catalogue.ts';
import { to } from '../contract/screens.ts';
import { sampleSite } from '../contract/site.ts';
import { changesOfLog, contentOf, lastChangeOf, readLastChanges } from './last-changes.ts';
import { plannedDocuments } from './render/documents.ts';

const [newer, older] = services as readonly Service[] as readonly [Service, Service];
const site = sampleSite();
const [project] = site.projects as readonly [Project];

const changes = changesOfLog(`2026-11-10

content/services/${newer.slug}.ts
content/about.ts
2026-10-01

content/services/${newer.slug}.ts
content/services/${older.slug}.ts
content/services/catalogue.ts
content/projects/${project.slug}.ts
`);

describe('the day of the last change', () => {
  it('of a service is that of its content file', () => {
    expect(lastChangeOf(to.service(newer.id), changes, site)).toBe('2026-11-10');
    expect(lastChangeOf(to.service(older.id), changes, site)).toBe('2026-10-01');
  });

  it('of a project is that of its content file', () => {
    expect(lastChangeOf(to.project(project.id), changes, site)).toBe('2026-10-01');
  });

  it('of what the owner published is the one that comes with it', () => {
    const own = { ...project, id: 101, isSample: false, changedOn: '2026-12-24' };
    const words = { id: 1, content: '', authorName: '', authorLocation: '', projectType: '', rating: 5 };
    const testimonial = { ...words, authorImagePath: '', writtenOn: '2026-12-31' };
    const published = { ...site, projects: [own, ...site.projects], testimonials: [testimonial] };
    expect(lastChangeOf(to.project(own.id), changes, published)).toBe(own.changedOn);
    expect(lastChangeOf(to.projects, changes, published)).toBe(own.changedOn);
    expect(lastChangeOf(to.testimonials, changes, published)).toBe(testimonial.writtenOn);
    expect(lastChangeOf(to.home, changes, published)).toBe(testimonial.writtenOn);
    expect(lastChangeOf(to.project(project.id), changes, published)).toBe('2026-10-01');
  });

  it('of an overview is that of the newest of its entries', () => {
    expect(lastChangeOf(to.services, changes, site)).toBe('2026-11-10');
    expect(lastChangeOf(to.projects, changes, site)).toBe('2026-10-01');
  });

  it('of Home is the last change of any content', () => {
    expect(lastChangeOf(to.home, changes, site)).toBe('2026-11-10');
  });

  it.each(plannedDocuments(site).map(({ route }) => route))('of %s is asked of files that exist', (route) => {
    for (const source of contentOf(route, site)) expect(globSync(`${source}*`)).not.toEqual([]);
  });

  it('is known of every document', () => {
    const changes = readLastChanges();
    for (const { route } of plannedDocuments(site)) {
      const day = lastChangeOf(route, changes, site);
      expect([route, day]).toEqual([route, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
      expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
    }
  });
});
