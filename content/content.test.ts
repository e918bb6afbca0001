import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { values, workSteps } from './about.ts';
import { badges } from './badges.ts';
import { benefits, experienceLevels, positions } from './careers.ts';
import { company } from './company.ts';
import { faq } from './faq.ts';
import { heroWords } from './hero-words.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';
import { altOf, pictureAlts } from './picture-alts.ts';
import { avifPath, jpegPath, type PictureName, pictureOf } from './pictures.ts';
import { processSteps } from './process.ts';
import { projectTypes } from './project-types.ts';
import { projects } from './projects/catalogue.ts';
import { projectDetails } from './projects/details.ts';
import { services } from './services/catalogue.ts';
import { serviceDetails } from './services/details.ts';
import { socialPicturePath } from './social-pictures.ts';
import { testimonials } from './testimonials.ts';

const PUBLIC = 'client/public';

describe('the catalogue of services', () => {
  it('lists the fourteen in the specified order', () => {
    expect(services.map(({ id, title }) => `${id}. ${title}`)).toEqual([
      '1. Home Renovations',
      '2. Basement Renovations',
      '3. Kitchen Renovations',
      '4. Bathroom Renovations',
      '5. Flooring Installation & Renovation Services',
      '6. Custom Carpentry',
      '7. Stair Design and Renovation Services',
      '8. Epoxy Coating Services',
      '9. Driveway & Backyard Concrete',
      '10. Wallpaper Installation/Removal',
      '11. Painting Services',
      '12. Stucco Removal Services',
      '13. Pot Light Installation',
      '14. Gimbal Light Installation',
    ]);
  });

  it.each(services.map((service) => [service.title, service] as const))(
    '%s is told in full',
    (_, service) => {
      const { fullDescription, features, metaDescription } = serviceDetails[service.slug];
      expect(service.shortDescription.length).toBeGreaterThan(80);
      expect([2, 3]).toContain(fullDescription.length);
      expect(features.length).toBeGreaterThanOrEqual(8);
      expect(features.length).toBeLessThanOrEqual(10);
      expect(metaDescription.length).toBeLessThanOrEqual(160);
    },
  );
});

describe('counts that the specification fixes', () => {
  it.each([
    ['services', services.length, 14],
    ['projects', projects.length, 14],
    ['featured projects', projects.filter(({ isFeatured }) => isFeatured).length, 14],
    ['testimonials', testimonials.length, 5],
    ['process steps', processSteps.length, 6],
    ['hero words', new Set(heroWords).size, 13],
    ['positions', positions.length, 6],
    ['experience levels', experienceLevels.length, 4],
    ['benefits', benefits.length, 3],
    ['badges', badges.length, 3],
    ['values', values.length, 5],
    ['steps of the about page', workSteps.length, 4],
    ['project types', projectTypes.length, 14],
  ])('%s: %i', (_, found, wanted) => {
    expect(found).toBe(wanted);
  });

  it('has at least one testimonial without a picture, and twelve questions', () => {
    expect(testimonials.some(({ authorImagePath }) => authorImagePath === '')).toBe(true);
    expect(faq.length).toBeGreaterThanOrEqual(12);
  });

  it('spreads the projects over at least eight cities and every kind of service', () => {
    expect(new Set(projects.map(({ city }) => city)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(projects.map(({ service }) => service)).size).toBe(services.length);
  });

  it('draws every city on the key plan, and no other', () => {
    const plan = readFileSync(`${PUBLIC}/drawings/key-plan.svg`, 'utf8');
    const drawn = [...plan.matchAll(/<text[^>]*>([^<]+)</g)].map(([, city]) => city);
    expect(drawn.toSorted()).toEqual(company.cities.toSorted());
  });

  it('dates the legal pages and names the company in both', () => {
    for (const { lastUpdated } of [privacyPolicy, terms]) expect(lastUpdated).toBe('April 17, 2025');
    expect(JSON.stringify(privacyPolicy)).toContain(company.email);
    expect(JSON.stringify(terms)).toContain(company.email);
  });
});

describe('every picture', () => {
  it.each(Object.keys(pictureAlts) as PictureName[])('%s has its files and says what it shows', (name) => {
    const picture = pictureOf(name);
    expect(altOf(name).length).toBeGreaterThan(30);
    for (const width of picture.widths)
      expect(existsSync(PUBLIC + avifPath(name, picture, width))).toBe(true);
    expect(existsSync(PUBLIC + jpegPath(name, picture))).toBe(true);
  });

  it('has a drawing where a project names one', () => {
    for (const { drawing } of Object.values(projectDetails)) {
      if (drawing) expect(existsSync(`${PUBLIC}/drawings/${drawing}.webp`)).toBe(true);
    }
  });

  it('has a preview for every service and project', () => {
    for (const { slug } of services)
      expect(existsSync(PUBLIC + socialPicturePath(`service-${slug}`))).toBe(true);
    for (const { id } of projects) expect(existsSync(PUBLIC + socialPicturePath(`project-${id}`))).toBe(true);
  });
});
