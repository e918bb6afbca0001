import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { values, workSteps } from './about.ts';
import { benefits, experienceLevels, positions } from './careers.ts';
import { badges, sellingPoints } from './claims.ts';
import { company, warrantyYears } from './company.ts';
import { faq } from './faq.ts';
import { numberBeginningSentence } from './grammar.ts';
import { heroHeadline, heroWords } from './hero.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';
import { intros, pageDescriptions, servicesMenu } from './pages.ts';
import { processSteps } from './process.ts';
import { picturesOf } from './project.ts';
import { projectTypes } from './project-types.ts';
import { projects } from './projects/catalogue.ts';
import { FEATURED_ON_HOME } from './projects/order.ts';
import { defaultService, services } from './services/catalogue.ts';
import { testimonials } from './testimonials.ts';

/**
 * Strings, counts and order that the first owner of this site specified exactly. All other content tests hold for any
 * company; this one holds for this company only. A new owner replaces or deletes it deliberately.
 */

const titlesOf = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

describe('the company, as its owner specified it', () => {
  it('says who it is, when it answers and where it works', () => {
    expect(company.tagline).toBe('Built to last. Renovated with care.');
    expect(company.hours.display).toBe('Mon-Sun 8AM-6PM, 7 days a week');
    expect([company.hours.opens, company.hours.closes]).toEqual([8, 18]);
    expect(company.cities).toEqual(['Toronto', 'Mississauga', 'Brampton', 'Oakville', 'Vaughan']);
    expect(`${company.location.region}, ${company.location.country}`).toBe('Ontario, Canada');
  });

  it('claims 15+ years, a launch in 2023 and a reply within 48 hours', () => {
    expect(company.yearsOfExperience).toBe('15+');
    expect(company.launched).toBe(2023);
    expect(company.replyWithinHours).toBe(48);
  });

  it('wears three badges and gives five reasons to hire it', () => {
    expect(titlesOf(badges)).toEqual(['Licensed & Insured', 'On-Time Completion', 'Fair Pricing']);
    expect(sellingPoints).toEqual([
      '15+ years of experience',
      'Licensed and insured professionals',
      'Premium quality materials & finishes',
      'Exceptional attention to detail',
      'Client satisfaction guarantee',
    ]);
  });

  it('warrants workmanship for 2 years and major structural elements for 5', () => {
    expect(warrantyYears).toEqual({ workmanship: 2, majorStructuralElements: 5 });
    const [, warranty] = terms.sections;
    expect(JSON.stringify(warranty)).toContain(
      "2 years on workmanship, 5 years on major structural elements, materials under the manufacturer's warranty",
    );
    expect(warranty.list.map(({ term, text }) => `${term}: ${text}`)).toEqual([
      expect.stringMatching(/^Workmanship: 2 years/),
      expect.stringMatching(/^Major structural elements: 5 years/),
      expect.stringMatching(/^Materials: Under the manufacturer's warranty/),
    ]);
  });

  it('dates both legal pages and keeps their sections', () => {
    for (const { lastUpdated } of [privacyPolicy, terms]) expect(lastUpdated).toBe('April 17, 2025');
    const [collected, uses] = privacyPolicy.sections;
    expect(collected.title).toBe('Information we collect');
    expect(collected.list.map(({ term }) => term)).toEqual([
      'Contact information',
      'Project details',
      'Communication records',
      'Technical information',
      'Job application information',
    ]);
    expect(uses.title).toBe('How we use your information');
    expect(uses.list.map(({ term }) => term)).toEqual([
      'Services',
      'Communication',
      'Newsletters and promotions',
      'Job applications',
      'Legal compliance',
      'Analytics',
    ]);
    expect(titlesOf(privacyPolicy.sections)).toEqual(expect.arrayContaining(['Data security', 'Contact us']));
    expect(titlesOf(terms.sections)).toEqual(
      expect.arrayContaining(['Services', 'Warranty', 'Project terms', 'Contact us']),
    );
    const contacts = [privacyPolicy, terms].map(({ sections }) => sections.at(-1));
    for (const contact of contacts)
      expect(contact).toMatchObject({
        title: 'Contact us',
        list: [{ text: company.email }, { text: company.phone.display }],
      });
  });

  it('has a key plan of its own cities', () => {
    const plan = readFileSync('content/public/drawings/key-plan.svg', 'utf8');
    // The labels are outlines, not text; the description lists them.
    const [, description = ''] = /<desc>([^<]+)</.exec(plan) ?? [];
    for (const city of company.cities) expect(description).toContain(city);
  });
});

describe('the services and projects, as specified', () => {
  it('are fourteen services in this order', () => {
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
    expect(defaultService.id).toBe(1);
    const inSitemap = services.filter(({ isListedInSitemap }) => isListedInSitemap);
    expect(inSitemap.map(({ id }) => id)).toEqual([1, 2, 3, 5, 7]);
  });

  it('offer these project types in this order', () => {
    expect(projectTypes).toEqual([
      'Home Renovations',
      'Kitchen Renovations',
      'Bathroom Renovations',
      'Basement Renovations',
      'Flooring Installation & Renovation Services',
      'Stair Design & Renovation Services',
      'Epoxy Coating Services',
      'Driveway & Backyard Concrete',
      'Wallpaper Installation/Removal',
      'Painting Services',
      'Stucco Removal Services',
      'Pot Light Installation Services',
      'Gimbal Light Installation Services',
      'Other',
    ]);
  });

  it('are fourteen projects, all featured, one for each service, in eight Ontario cities or more', () => {
    const byId = projects.toSorted((a, b) => a.id - b.id);
    expect(byId.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(projects.every(({ isFeatured }) => isFeatured)).toBe(true);
    expect(byId.map(({ service }) => service)).toEqual(services.map(({ slug }) => slug));
    expect(projects.every(({ location }) => location.endsWith(', ON'))).toBe(true);
    expect(new Set(projects.map(({ city }) => city)).size).toBeGreaterThanOrEqual(8);
    expect(FEATURED_ON_HOME).toHaveLength(3);
  });
});

describe('the pictures of the sample', () => {
  it.each(projects.map((project) => project))('show project $id in its own scene', (project) => {
    const scene = `/pictures/${project.service}`;
    for (const { path } of picturesOf(project)) expect(path.startsWith(scene)).toBe(true);
    expect(project.drawing?.scene).toBe(project.service);
    expect(project.beforeAndAfter).toMatchObject({
      before: { path: `${scene}-before` },
      after: { path: `${scene}-after` },
    });
  });
});

describe('the words of the other pages, as specified', () => {
  it('name the six steps of the process', () => {
    expect(titlesOf(processSteps)).toEqual([
      'Initial Consultation',
      'Design & Planning',
      'Project Scheduling',
      'Team Assignment',
      'Construction Phase',
      'Final Inspection',
    ]);
  });

  it('count the services where they are introduced', () => {
    const count = numberBeginningSentence(services.length);
    for (const words of [intros.servicesOnHome, servicesMenu.title, pageDescriptions.services])
      expect(words.startsWith(`${count} `)).toBe(true);
  });

  it('promise dream homes, and turn the hero through thirteen words', () => {
    expect(heroHeadline).toBe('Turning Houses Into Dream Homes');
    expect(heroWords).toHaveLength(13);
  });

  it('quote five clients, at least one of them without a picture', () => {
    expect(testimonials).toHaveLength(5);
    expect(testimonials.some(({ authorImagePath }) => authorImagePath === '')).toBe(true);
  });

  it('name four steps of work and five values on the About page', () => {
    expect(titlesOf(workSteps)).toEqual([
      'Consultation and planning',
      'Design and material selection',
      'Construction and installation',
      'Quality assurance',
    ]);
    expect(titlesOf(values)).toEqual([
      'Integrity',
      'Craftsmanship',
      'Customer Focus',
      'Innovation',
      'Community',
    ]);
  });

  it('offer six positions, four levels of experience and three benefits', () => {
    expect(positions).toEqual([
      {
        title: 'Construction & Carpentry',
        description: 'Hands-on construction, carpentry and skilled trades.',
      },
      { title: 'Project Management', description: 'Coordinating and overseeing projects start to finish.' },
      {
        title: 'Customer Service & Administration',
        description: 'Office roles supporting operations and client communications.',
      },
      { title: 'Skilled Trades', description: 'Plumbing, electrical, HVAC and other specific trades.' },
      { title: 'Entry Level/Apprenticeship', description: 'For those starting a career in construction.' },
      { title: 'Other', description: 'For skills that do not fit the above.' },
    ]);
    expect(experienceLevels).toEqual([
      'Entry Level (0-2 years)',
      'Intermediate (3-5 years)',
      'Experienced (5-10 years)',
      'Senior (10+ years)',
    ]);
    expect(titlesOf(benefits)).toEqual(['Career Growth', 'Collaborative Environment', 'Rewarding Work']);
  });

  it('answer at least twelve questions', () => {
    expect(faq.length).toBeGreaterThanOrEqual(12);
  });
});
