import { describe, expect, it } from 'vitest';
import { services } from '../services/catalogue.ts';
import { FEATURED_ON_HOME, projects } from './catalogue.ts';
import { projectDetails } from './details.ts';

const COMPANY_LAUNCHED = Date.UTC(2023, 5);

describe('the projects as a whole', () => {
  it('show every service once, in the order of the services', () => {
    expect(projects.map((project) => project.service)).toEqual(services.map((service) => service.slug));
  });

  it('are numbered from one without a gap', () => {
    expect(projects.map((project) => project.id)).toEqual(services.map((_, index) => index + 1));
  });

  it('have titles that nobody confuses', () => {
    expect(new Set(projects.map((project) => project.title)).size).toBe(projects.length);
  });

  it('stand in at least eight cities', () => {
    expect(new Set(projects.map((project) => project.city)).size).toBeGreaterThanOrEqual(8);
  });

  it('give Home three different houses', () => {
    expect(new Set(FEATURED_ON_HOME).size).toBe(3);
  });
});

describe.each(projects)('project $id, $title', (project) => {
  const detail = projectDetails[project.id];

  it('prints its service’s title as its category', () => {
    const service = services.find(({ slug }) => slug === project.service);
    expect(project.category).toBe(service?.title);
  });

  it('prints its city in Ontario', () => {
    expect(project.location).toBe(`${project.city}, ON`);
  });

  it('was finished after the company was launched', () => {
    expect(project.completionDate).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
    expect(Date.parse(`1 ${project.completionDate} UTC`)).toBeGreaterThan(COMPANY_LAUNCHED);
  });

  it('shows pictures and a drawing of its own scene', () => {
    const scene = project.service;
    expect(project.cover).toBe(`${scene}-after`);
    expect(detail.morePictures).toEqual([`${scene}-detail`, `${scene}-before`]);
    expect(detail.beforeAndAfter).toEqual({ before: `${scene}-before`, after: `${scene}-after` });
    expect(detail.drawing).toBe(scene);
  });

  it('keeps its texts within the room that the pages give them', () => {
    expect(project.title.split(' ').length).toBeLessThanOrEqual(7);
    expect(project.description.length).toBeGreaterThanOrEqual(110);
    expect(project.description.length).toBeLessThanOrEqual(170);
    expect(detail.storyTitle.length).toBeLessThanOrEqual(40);
    expect(detail.metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(detail.metaDescription.length).toBeLessThanOrEqual(158);
    for (const line of detail.features) expect(line.length, line).toBeLessThanOrEqual(60);
    for (const paragraph of detail.story) {
      expect(paragraph.length, paragraph).toBeGreaterThanOrEqual(260);
      expect(paragraph.length, paragraph).toBeLessThanOrEqual(520);
    }
  });

  it('tells a story of three or four paragraphs and lists at least five lines of work', () => {
    expect([3, 4]).toContain(detail.story.length);
    expect(detail.features.length).toBeGreaterThanOrEqual(5);
  });

  it('speaks in our voice: no exclamation marks, no dashes, no straight apostrophes', () => {
    const words = [project.title, project.description, detail.storyTitle, detail.metaDescription];
    for (const text of [...words, ...detail.story, ...detail.features]) {
      expect(text).not.toMatch(/[!'\u2013\u2014]/);
    }
  });
});
