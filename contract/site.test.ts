import { describe, expect, it } from 'vitest';
import { company, credentials } from '../content/company.ts';
import { projects as sampleProjects } from '../content/projects/catalogue.ts';
import { FEATURED_ON_HOME } from '../content/projects/order.ts';
import { services } from '../content/services/catalogue.ts';
import { testimonials as sampleTestimonials } from '../content/testimonials.ts';
import { publications, publishedSite } from '../testing/publications.ts';
import { projectWithId, sampleId, sampleSite, siteOf } from './site.ts';

const { theLongest, theShortest } = publications;
const longest = publishedSite('theLongest');

function idsOf(entries: readonly { readonly id: number }[]): number[] {
  return entries.map(({ id }) => id);
}

describe('the site before anything is published', () => {
  const site = sampleSite();

  it('has the samples of the content, and says so', () => {
    expect(idsOf(site.projects)).toEqual(idsOf(sampleProjects));
    expect(idsOf(site.testimonials)).toEqual(idsOf(sampleTestimonials));
    expect(idsOf(site.featuredProjects).slice(0, FEATURED_ON_HOME.length)).toEqual(FEATURED_ON_HOME);
    expect([...site.projects, ...site.testimonials].every(({ isSample }) => isSample)).toBe(true);
    expect(site.hasSamples).toBe(true);
  });

  it('has nobody, no price, no address and no notice', () => {
    expect(site).toMatchObject({ people: [], prices: {}, mailingAddress: '' });
    expect(site.notice).toBeUndefined();
    expect(site.credentials).toEqual(credentials.filter(({ number }) => number));
  });
});

describe('the projects', () => {
  it("are the owner's in their order, then the samples", () => {
    expect(idsOf(longest.projects)).toEqual([...idsOf(theLongest.projects), ...idsOf(sampleProjects)]);
  });

  it("featured on Home are the owner's featured ones, others of the owner, then featured samples", () => {
    const [first, second, third] = theLongest.projects;
    const own = [
      { ...first, isFeatured: false },
      { ...second, isFeatured: true },
    ] as typeof theLongest.projects;
    const featured = (projects: typeof own) =>
      idsOf(siteOf({ ...theLongest, projects }, '').featuredProjects);
    expect(featured(own)).toEqual([second?.id, first?.id, FEATURED_ON_HOME[0]]);
    expect(featured([...own, { ...third, isFeatured: true } as (typeof own)[number]])).toEqual([
      second?.id,
      third?.id,
      first?.id,
    ]);
  });

  it('say what their service, city and month are called', () => {
    const [service] = services;
    const [project] = publishedSite('theShortest').projects;
    expect(project).toMatchObject({
      category: service.title,
      location: `${company.cities[0]}, ${company.location.regionCode}`,
      completionDate: 'October 2026',
      isSample: false,
    });
  });

  it.each(['', 'March 2025', '05/2025', '2025-13', '2025'])(
    'have no month if it was typed as "%s"',
    (completed) => {
      const [project] = theShortest.projects;
      const typed = { ...project, completed } as NonNullable<typeof project>;
      expect(siteOf({ ...theShortest, projects: [typed] }, '').projects[0]?.completionDate).toBe('');
    },
  );

  it('leave out one whose service is no longer offered', () => {
    const [project] = theShortest.projects;
    const gone = { ...project, service: 'no-longer-offered' } as NonNullable<typeof project>;
    expect(siteOf({ ...theShortest, projects: [gone] }, '').projects).toEqual([]);
  });

  const known = Math.min(...idsOf(sampleProjects));
  const unknown = Math.max(...idsOf(sampleProjects)) + 1;

  it('are found by their number', () => {
    for (const project of longest.projects) expect(projectWithId(longest, String(project.id))).toBe(project);
  });

  it.each(['0', `${unknown}`, 'three', `${known}x`, `0${known}`, ''])('have none for "%s"', (id) => {
    expect(projectWithId(sampleSite(), id)).toBeUndefined();
  });
});

describe('the testimonials', () => {
  it('show the photo of the client, or that of the project, or none', () => {
    const [long, short] = theLongest.testimonials;
    const [project] = theLongest.projects;
    const { photo: _, ...withoutPhoto } = long as NonNullable<typeof long>;
    const pictureOf = (testimonials: typeof theLongest.testimonials) =>
      siteOf({ ...theLongest, testimonials }, '').testimonials[0]?.picture;
    expect(pictureOf([long as NonNullable<typeof long>])).toBe(long?.photo);
    expect(pictureOf([withoutPhoto])).toEqual(project?.cover);
    expect(pictureOf([short as NonNullable<typeof short>])).toBeUndefined();
  });

  it('name the project that they are about', () => {
    const [project] = longest.projects;
    expect(longest.testimonials[0]?.project).toEqual({ id: project?.id, title: project?.title });
  });
});

describe('samples', () => {
  it('are hidden one by one', () => {
    const [first, ...others] = sampleProjects;
    const retiredSamples = [sampleId('project', first?.id ?? 0)];
    const site = siteOf({ ...publications.nothing, retiredSamples }, '');
    expect(idsOf(site.projects)).toEqual(idsOf(others));
    expect(idsOf(site.testimonials)).toEqual(idsOf(sampleTestimonials));
    expect(site.hasSamples).toBe(true);
  });

  it('are replaced on Home by other featured ones', () => {
    const retiredSamples = FEATURED_ON_HOME.map((id) => sampleId('project', id));
    const others = sampleProjects.filter(
      ({ id, isFeatured }) => isFeatured && !retiredSamples.includes(sampleId('project', id)),
    );
    const { featuredProjects } = siteOf({ ...publications.nothing, retiredSamples }, '');
    expect(idsOf(featuredProjects)).toEqual(idsOf(others.slice(0, 3)));
  });

  it('leave nothing behind when all are gone', () => {
    const site = publishedSite('everythingRetired');
    expect(site).toMatchObject({ projects: [], featuredProjects: [], testimonials: [], hasSamples: false });
    expect(publishedSite('theShortest').hasSamples).toBe(false);
  });
});

describe('what stands around the pages', () => {
  it('is a notice up to its last day', () => {
    const until = theLongest.company.notice?.until ?? '';
    expect(siteOf(theLongest, until).notice).toEqual(theLongest.company.notice);
    expect(siteOf(theLongest, '2027-01-03').notice).toBeUndefined();
  });

  it('is the mailing address in one line, however many it was typed in', () => {
    const addressOf = (mailingAddress: string) => {
      const company = { ...theLongest.company, mailingAddress };
      return siteOf({ ...theLongest, company }, '').mailingAddress;
    };
    expect(addressOf('Unit 4\n12 King St W\nToronto')).toBe('Unit 4, 12 King St W, Toronto');
    expect(addressOf('Unit 4,\r\n\r\n12 King St W \n Toronto\n')).toBe('Unit 4, 12 King St W, Toronto');
    expect(addressOf('Unit 4, 12 King St W, Toronto')).toBe('Unit 4, 12 King St W, Toronto');
    expect(addressOf('')).toBe('');
  });

  it('is the current year beside the copyright, in the zone of the company', () => {
    expect(siteOf(publications.nothing, '2026-12-31').copyrightYear).toBe(2026);
    expect(siteOf(publications.nothing, '2027-01-01').copyrightYear).toBe(2027);
  });

  it('is a number for each credential that has one, over that of the content', () => {
    expect(longest.credentials.map(({ key, number }) => [key, number])).toEqual(
      credentials.map(({ key }) => [key, theLongest.company.credentialNumbers[key]]),
    );
  });
});
