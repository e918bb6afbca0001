import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectTypes } from '../project-types.ts';
import type { Service } from '../service.ts';
import { provenPoints } from '../service-words.ts';
import { defaultService, services } from './catalogue.ts';
import { DEFAULT_SERVICE_ID } from './order.ts';

const NO_ENTRIES = ['catalogue', 'order', 'services.test'];
const all: readonly Service[] = services;

describe('the services as a whole', () => {
  it('are the files of this folder, each named by its slug', () => {
    const files = globSync('content/services/*.ts').map((file) => file.replace(/^.*[\\/]|\.ts$/g, ''));
    const entries = files.filter((file) => !NO_ENTRIES.includes(file));
    expect(all.map(({ slug }) => slug).toSorted()).toEqual(entries.toSorted());
  });

  it.each(['id', 'slug', 'title', 'shortDescription'] as const)('share no %s', (key) => {
    expect(new Set(all.map((service) => service[key])).size).toBe(all.length);
  });

  it('leave a choice for everything else', () => {
    expect(projectTypes).toContain('Other');
  });

  it('include the one that is shown first', () => {
    expect(defaultService.id).toBe(DEFAULT_SERVICE_ID);
  });
});

describe.each(all)('service $id, $title', (service) => {
  it('has a positive whole number for its address', () => {
    expect(Number.isInteger(service.id) && service.id > 0).toBe(true);
  });

  it('preselects a choice that the estimate form offers', () => {
    expect(projectTypes).toContain(service.projectType);
  });

  it('keeps its texts within the room that cards, pages and search results give them', () => {
    expect(service.shortDescription.length).toBeGreaterThanOrEqual(40);
    expect(service.shortDescription.length).toBeLessThanOrEqual(85);
    expect(service.metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(service.metaDescription.length).toBeLessThanOrEqual(160);
    for (const line of service.features) expect(line.length, line).toBeLessThanOrEqual(60);
  });

  it('is told in two to four paragraphs and eight to ten lines', () => {
    expect([2, 3, 4]).toContain(service.fullDescription.length);
    expect(service.features.length).toBeGreaterThanOrEqual(8);
    expect(service.features.length).toBeLessThanOrEqual(10);
    expect(new Set(service.features).size).toBe(service.features.length);
  });

  it('has words in its title that stand for it in the line of all services', () => {
    const { title, shortTitle = title } = service;
    expect(title.split(/[ /]/).join(' ')).toMatch(new RegExp(`(^| )${shortTitle}( |$)`));
    expect(title.indexOf(shortTitle)).toBe(title.lastIndexOf(shortTitle));
  });

  it('says under its pictures what was built, and not what is seen', () => {
    for (const shot of [service.sitePicture, service.closeView, service.detail]) {
      if (!shot) continue;
      expect(shot.caption).not.toBe(shot.picture.alt);
      expect(shot.caption.length, shot.caption).toBeLessThanOrEqual(110);
    }
  });

  it('lasts twelve weeks or days at most, where its course is drawn', () => {
    const { parts, meanwhile } = service.course ?? { parts: [] };
    const total = parts.reduce((sum, { length }) => sum + length, 0);
    expect(total).toBeLessThanOrEqual(12);
    for (const { length } of parts) expect(Number.isInteger(length) && length > 0).toBe(true);
    expect(meanwhile?.length ?? 0).toBeLessThanOrEqual(total);
  });

  it('promises the warranty on structure only where it builds structure', () => {
    const proofs = provenPoints(service).map(({ proof }) => proof);
    expect(proofs.every(Boolean)).toBe(true);
    expect(proofs.some((proof) => proof.includes('on structure'))).toBe(service.isStructural ?? false);
  });
});
