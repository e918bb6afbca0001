import { describe, expect, it } from 'vitest';
import { benefits, experienceLevels, positions } from './careers.ts';
import { badges, sellingPoints } from './claims.ts';
import { faq, faqCategories } from './faq.ts';
import { heroWords } from './hero.ts';
import { accessibilityStatement } from './legal/accessibility-statement.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';
import { pageDescriptions } from './pages.ts';
import { processSteps } from './process.ts';
import { projectTypes } from './project-types.ts';
import { services } from './services/catalogue.ts';
import { teamRoles } from './team.ts';
import { caseStudies, portfolioItems } from './template-items.ts';
import { testimonials } from './testimonials.ts';

const keys: Readonly<Record<string, readonly (string | number)[]>> = {
  badges: badges.map(({ title }) => title),
  benefits: benefits.map(({ title }) => title),
  'case studies': caseStudies.map(({ id }) => id),
  'experience levels': experienceLevels,
  'hero words': heroWords,
  'portfolio items': portfolioItems.map(({ id }) => id),
  positions: positions.map(({ title }) => title),
  'process steps': processSteps.map(({ title }) => title),
  'project types': projectTypes,
  questions: faq.map(({ question }) => question),
  'sections of the accessibility statement': accessibilityStatement.sections.map(({ id }) => id),
  'sections of the privacy policy': privacyPolicy.sections.map(({ id }) => id),
  'sections of the terms': terms.sections.map(({ id }) => id),
  'selling points': sellingPoints,
  'team roles': teamRoles.map(({ name }) => name),
  testimonials: testimonials.map(({ id }) => id),
};

describe.each(Object.entries(keys))('the list of %s', (_, entries) => {
  it('has entries, and none of them twice', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries).size).toBe(entries.length);
  });
});

describe('every testimonial', () => {
  it.each(testimonials)('of $authorName has one to five stars and one of the services', (testimonial) => {
    expect([1, 2, 3, 4, 5]).toContain(testimonial.rating);
    expect(services.map(({ title }) => title)).toContain(testimonial.projectType);
  });
});

describe('every category of questions', () => {
  it.each(faqCategories)('%s answers at least one', (category) => {
    expect(faq.map((entry) => entry.category)).toContain(category);
  });
});

describe('every description of a page', () => {
  it.each(Object.entries(pageDescriptions))('%s fits what search engines show', (_, words) => {
    expect(words.length).toBeGreaterThanOrEqual(50);
    expect(words.length).toBeLessThanOrEqual(160);
  });
});
