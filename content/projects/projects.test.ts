import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { company } from '../company.ts';
import { type Project, wholeGallery } from '../project.ts';
import { services } from '../services/catalogue.ts';
import { projects } from './catalogue.ts';
import { FEATURED_ON_HOME } from './order.ts';

const NO_ENTRIES = ['catalogue', 'order', 'projects.test'];
const all: readonly Project[] = projects;

describe('the projects as a whole', () => {
  it('are the files of this folder, each named by its slug', () => {
    const files = globSync('content/projects/*.ts').map((file) => file.replace(/^.*[\\/]|\.ts$/g, ''));
    const entries = files.filter((file) => !NO_ENTRIES.includes(file));
    expect(all.map(({ slug }) => slug).toSorted()).toEqual(entries.toSorted());
  });

  it.each(['id', 'slug', 'title', 'cover', 'description'] as const)('share no %s', (key) => {
    expect(new Set(all.map((project) => project[key])).size).toBe(all.length);
  });

  it('give Home at most three different houses, all of them featured', () => {
    expect(FEATURED_ON_HOME.length).toBeLessThanOrEqual(3);
    expect(new Set(FEATURED_ON_HOME).size).toBe(FEATURED_ON_HOME.length);
    const featured = all.filter(({ isFeatured }) => isFeatured).map(({ id }) => id);
    expect(featured).toEqual(expect.arrayContaining([...FEATURED_ON_HOME]));
  });
});

describe.each(all)('project $id, $title', (project) => {
  it('has a positive whole number for its address', () => {
    expect(Number.isInteger(project.id) && project.id > 0).toBe(true);
  });

  it('shows one of the services and prints its title as the category', () => {
    const service = services.find(({ slug }) => slug === project.service);
    expect(project.category).toBe(service?.title);
  });

  it('prints its city with the province', () => {
    expect(project.location).toBe(`${project.city}, ${company.location.regionCode}`);
  });

  it('was finished by the company, after its launch', () => {
    expect(project.completionDate).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
    const finished = new Date(`1 ${project.completionDate} UTC`);
    expect(finished.getUTCFullYear()).toBeGreaterThanOrEqual(company.launched);
  });

  it('shows no picture twice, and its before and after among its pictures', () => {
    const pictures = wholeGallery(project).map(({ picture }) => picture);
    expect(new Set(pictures).size).toBe(pictures.length);
    if (project.beforeAndAfter) {
      expect(pictures).toContain(project.beforeAndAfter.before);
      expect(pictures).toContain(project.beforeAndAfter.after);
    }
  });

  it('says below its pictures what was built, in other words than what is seen', () => {
    for (const { picture, caption } of project.gallery) {
      if (caption === undefined) continue;
      expect(caption).toMatch(/^[A-Z0-9].{20,110}\.$/);
      expect(caption).not.toBe(picture.alt);
    }
    const captions = project.gallery.flatMap(({ caption = [] }) => caption);
    expect(new Set(captions).size).toBe(captions.length);
  });

  it('keeps its texts within the room that the pages give them', () => {
    expect(project.title.split(' ').length).toBeLessThanOrEqual(7);
    expect(project.description.length).toBeGreaterThanOrEqual(40);
    expect(project.description.length).toBeLessThanOrEqual(78);
    expect(project.storyTitle.length).toBeLessThanOrEqual(40);
    expect(project.metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(project.metaDescription.length).toBeLessThanOrEqual(158);
    for (const line of project.features) expect(line.length, line).toBeLessThanOrEqual(60);
    for (const paragraph of project.story) {
      expect(paragraph.length, paragraph).toBeGreaterThanOrEqual(260);
      expect(paragraph.length, paragraph).toBeLessThanOrEqual(520);
    }
  });

  it('tells a story of three or four paragraphs and lists at least five lines of work', () => {
    expect([3, 4]).toContain(project.story.length);
    expect(project.features.length).toBeGreaterThanOrEqual(5);
  });
});
