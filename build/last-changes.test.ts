import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Project } from '../content/project.ts';
import { projects } from '../content/projects/catalogue.ts';
import type { Service } from '../content/service.ts';
import { services } from '../content/services/catalogue.ts';
import { to } from '../contract/screens.ts';
import { changesOfLog, contentOf, lastChangeOf, readLastChanges } from './last-changes.ts';
import { plannedDocuments } from './render/documents.ts';

const [newer, older] = services as readonly Service[] as readonly [Service, Service];
const [project] = projects as readonly [Project];

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
    expect(lastChangeOf(to.service(newer.id), changes)).toBe('2026-11-10');
    expect(lastChangeOf(to.service(older.id), changes)).toBe('2026-10-01');
  });

  it('of a project is that of its content file', () => {
    expect(lastChangeOf(to.project(project.id), changes)).toBe('2026-10-01');
  });

  it('of an overview is that of the newest of its entries', () => {
    expect(lastChangeOf(to.services, changes)).toBe('2026-11-10');
    expect(lastChangeOf(to.projects, changes)).toBe('2026-10-01');
  });

  it('of Home is that of anything', () => {
    expect(lastChangeOf(to.home, changes)).toBe('2026-11-10');
  });

  it.each(plannedDocuments().map(({ route }) => route))('of %s is asked of files that exist', (route) => {
    for (const source of contentOf(route)) expect(globSync(`${source}*`)).not.toEqual([]);
  });

  it('is known of every document', () => {
    const changes = readLastChanges();
    for (const { route } of plannedDocuments()) {
      const day = lastChangeOf(route, changes);
      expect([route, day]).toEqual([route, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
      expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
    }
  });
});
