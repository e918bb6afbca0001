import { company, credentials } from '../content/company.ts';
import type { Credential } from '../content/company-facts.ts';
import type { Finish, Project } from '../content/project.ts';
import { projects as sampleProjects } from '../content/projects/catalogue.ts';
import { FEATURED_ON_HOME } from '../content/projects/order.ts';
import type { Service } from '../content/service.ts';
import { type ServiceSlug, serviceBySlug } from '../content/services/catalogue.ts';
import type { Testimonial } from '../content/testimonial.ts';
import { testimonials as sampleTestimonials } from '../content/testimonials.ts';
import {
  NOTHING_PUBLISHED,
  type Notice,
  type Person,
  type Price,
  type Publication,
  type PublishedProject,
  type PublishedTestimonial,
} from './publication.ts';
import { to } from './screens.ts';

/**
 * Everything on the site that can change without a deploy: what the owner published, merged with the samples of
 * content/.
 */
export type Site = {
  /** In the order of every list: the owner's projects, then samples. */
  readonly projects: readonly Project[];
  readonly featuredProjects: readonly Project[];
  readonly testimonials: readonly Testimonial[];
  readonly people: readonly Person[];
  /** Prices by the slug of the service. */
  readonly prices: Readonly<Partial<Record<string, Price>>>;
  /** The credentials that have a number. */
  readonly credentials: readonly (Credential & { readonly number: string })[];
  /** In one line. Empty if none was given. */
  readonly mailingAddress: string;
  readonly notice?: Notice;
  readonly copyrightYear: number;
  readonly hasSamples: boolean;
};

const FEATURED_MAX = 3;

/** The site before the owner has published anything. */
export function sampleSite(): Site {
  return siteOf(NOTHING_PUBLISHED, new Date().toISOString().slice(0, 10));
}

/**
 * `today` is a date in the company's time zone, YYYY-MM-DD: a notice expires by itself, and the year of the copyright
 * changes.
 */
export function siteOf(publication: Publication, today: string): Site {
  const retired = new Set(publication.retiredSamples);
  const ownProjects = publication.projects.flatMap(projectOf);
  const samples = sampleProjects.filter(({ id }) => !retired.has(sampleId('project', id)));
  const projects = [...ownProjects, ...samples];
  const testimonials = [
    ...publication.testimonials.map((own) => testimonialOf(own, projects)),
    ...sampleTestimonials.flatMap((sample) =>
      retired.has(sampleId('testimonial', sample.id)) ? [] : { ...sample, isSample: true },
    ),
  ];
  const { notice, mailingAddress, credentialNumbers } = publication.company;
  return {
    projects,
    featuredProjects: featuredOf(ownProjects, samples),
    testimonials,
    people: publication.people,
    prices: publication.prices,
    credentials: credentials.flatMap((credential) => {
      const number = credentialNumbers[credential.key] ?? credential.number;
      return number ? { ...credential, number } : [];
    }),
    mailingAddress: inOneLine(mailingAddress),
    ...(notice && today <= notice.until && { notice }),
    copyrightYear: Number(today.slice(0, 4)),
    hasSamples: [...projects, ...testimonials].some(({ isSample }) => isSample),
  };
}

/** The owner types an address in several lines; pages and mails show it within a sentence or below the name. */
function inOneLine(address: string): string {
  return address.trim().replace(/[\s,]*\n[\s,]*/g, ', ');
}

/** The target of links to projects: the section on Home exists only while it shows some. */
export function projectsRoute({ featuredProjects }: Site): string {
  return featuredProjects.length > 0 ? to.homeSection('projects') : to.projects;
}

export function projectWithId({ projects }: Site, id: string): Project | undefined {
  return projects.find((project) => String(project.id) === id);
}

/** The name of a sample on the desk and in a publication: 'project-8'. */
export function sampleId(kind: 'project' | 'testimonial', id: number): string {
  return `${kind}-${id}`;
}

/** The ids of all samples, shown or not. */
export function sampleIds(): string[] {
  return [
    ...sampleProjects.map(({ id }) => sampleId('project', id)),
    ...sampleTestimonials.map(({ id }) => sampleId('testimonial', id)),
  ];
}

/** The owner's featured projects, then the owner's others, then featured samples: those chosen for Home come first. */
function featuredOf(own: readonly Project[], samples: readonly Project[]): readonly Project[] {
  const byRank = [
    ...own.filter(({ isFeatured }) => isFeatured),
    ...own.filter(({ isFeatured }) => !isFeatured),
    ...FEATURED_ON_HOME.flatMap((id) => samples.find((sample) => sample.id === id) ?? []),
    ...samples.filter(({ isFeatured }) => isFeatured),
  ];
  return [...new Set(byRank)].slice(0, FEATURED_MAX);
}

/** Empty if its service is no longer offered, since a project is shown with a link to it. */
function projectOf(own: PublishedProject): Project[] {
  const service: Service | undefined = (serviceBySlug as Readonly<Record<string, Service>>)[own.service];
  if (!service) return [];
  const { house, timeOnSite, permits, area, completed, finishes, morePictures, ...rest } = own;
  return [
    {
      ...rest,
      slug: String(own.id),
      service: own.service as ServiceSlug,
      category: service.title,
      location: `${own.city}, ${company.location.regionCode}`,
      completionDate: monthInWords(completed),
      schedule: { house, timeOnSite, permits, area },
      gallery: [own.cover, ...morePictures].map((picture) => ({ picture })),
      finishes: finishesIn(finishes),
      metaDescription: own.description,
      isSample: false,
    },
  ];
}

/** One per line, usually as 'Counter: quartz, honed'. */
function finishesIn(text: string): Finish[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [, what, name = line] = /^([^:]{1,24}):\s+(.+)$/.exec(line) ?? [];
    return { ...(what && { what }), name };
  });
}

function testimonialOf(
  { photo, project: projectId, ...own }: PublishedTestimonial,
  projects: readonly Project[],
): Testimonial {
  const project = projects.find(({ id }) => id === projectId);
  const picture = photo ?? project?.cover;
  return {
    ...own,
    authorImagePath: '',
    ...(picture && { picture }),
    ...(project && { project: { id: project.id, title: project.title } }),
    isSample: false,
  };
}

/** Created once: that takes longer than formatting with it, and there may be many projects. */
const monthFormat = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Formats '2025-03' or a day of that month as 'March 2025'. Empty for everything else: browsers without a month picker
 * let the owner type '03/2025' into a draft, and a preview shows drafts.
 */
export function monthInWords(date: string): string {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])(-\d\d)?$/.exec(date) ?? [];
  return year ? monthFormat.format(Date.UTC(Number(year), Number(month) - 1)) : '';
}
