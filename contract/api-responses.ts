import { kindOf } from '../content/kinds-of-work.ts';
import { jpegPath, type PictureSource, sourceOf } from '../content/picture.ts';
import { type ProjectSummary, picturesOf } from '../content/project.ts';
import type { ProjectType } from '../content/project-types.ts';
import { services } from '../content/services/catalogue.ts';
import { caseStudies, portfolioItems } from '../content/template-items.ts';
import type { Testimonial } from '../content/testimonial.ts';
import { apiPaths } from './api.ts';
import { queriedProjects } from './project-pages.ts';
import type { Site } from './site.ts';

/** Responses of the read-only API. The server serves them; a static build writes them to files. */

export type ServiceResponse = {
  id: number;
  slug: string;
  title: string;
  shortDescription: string;
  /** If missing, the short description is shown instead. */
  fullDescription?: string;
  /** If missing, the icon is shown instead. */
  imagePath?: string;
  iconName: string;
  features: readonly string[];
  /** The files of the picture in all sizes. */
  picture?: PictureSource;
  /** The choice that the estimate form preselects. */
  projectType?: ProjectType;
};

/** Excludes the story, which is only on the project's own page, because a page of the list contains many of these. */
export type ProjectResponse = Omit<ProjectSummary, 'cover'> & {
  /** The kind of work, by which the list can be filtered. */
  kind?: string;
  features: readonly string[];
  images: readonly string[];
  /** The files of the first image in all sizes. */
  coverPicture?: PictureSource;
};

/** The part of it that a list shows, and so all that the list's document contains. */
export type ListedProject = Omit<ProjectResponse, 'features'>;

export function listedProject({ features: _, images, ...project }: ProjectResponse): ListedProject {
  return { ...project, images: images.slice(0, 1) };
}

export type TestimonialResponse = Testimonial;

export type PortfolioResponse = {
  id: number;
  /** If missing, no picture is shown. */
  imagePath?: string;
  title: string;
  category: string;
  artist: string;
  description: string;
};

export type CaseStudyResponse = {
  id: number;
  /** If missing, no picture is shown. */
  imagePath?: string;
  title: string;
  category: string;
  description: string;
  points: readonly string[];
};

export function serviceResponses(): ServiceResponse[] {
  return services.map(({ id, slug, title, shortDescription, iconName, ...service }) => ({
    id,
    slug,
    title,
    shortDescription,
    fullDescription: service.fullDescription.join('\n\n'),
    imagePath: jpegPath(service.picture),
    iconName,
    features: service.features,
    picture: sourceOf(service.picture),
    projectType: service.projectType,
  }));
}

export function projectResponses({ projects }: Site): ProjectResponse[] {
  return projects.map((project) => ({
    id: project.id,
    title: project.title,
    service: project.service,
    kind: kindOf(project.service),
    category: project.category,
    city: project.city,
    location: project.location,
    description: project.description,
    completionDate: project.completionDate,
    isFeatured: project.isFeatured,
    isSample: project.isSample,
    ...(project.budget && { budget: project.budget }),
    features: project.features,
    images: picturesOf(project).map(jpegPath),
    coverPicture: sourceOf(project.cover),
  }));
}

/** A testimonial without a project belongs to the project that its picture shows. */
export function testimonialResponses({ testimonials, projects }: Site): TestimonialResponse[] {
  return testimonials.map((testimonial) => {
    const { picture, project: named } = testimonial;
    const project =
      named ?? projects.find((shown) => picturesOf(shown).some(({ path }) => path === picture?.path));
    return {
      ...testimonial,
      ...(project && { project: { id: project.id, title: project.title } }),
    };
  });
}

export function portfolioResponses(): PortfolioResponse[] {
  return portfolioItems.map(({ picture, ...item }) => ({ ...item, imagePath: jpegPath(picture) }));
}

export function caseStudyResponses(): CaseStudyResponse[] {
  return caseStudies.map(({ picture, ...study }) => ({ ...study, imagePath: jpegPath(picture) }));
}

/** Every read-only API route by its path. Responses are computed on request. */
export function readOnlyCalls(site: Site): Readonly<Record<string, () => unknown>> {
  const calls: Record<string, () => unknown> = {
    [apiPaths.services]: serviceResponses,
    [apiPaths.projects]: () => queriedProjects(projectResponses(site), new URLSearchParams()),
    [apiPaths.testimonials]: () => testimonialResponses(site),
  };
  for (const item of portfolioResponses()) calls[apiPaths.portfolio(item.id)] = () => item;
  for (const study of caseStudyResponses()) calls[apiPaths.caseStudy(study.id)] = () => study;
  return calls;
}

/** The responses of all read-only routes. */
export function readOnlyResponses(site: Site): Readonly<Record<string, unknown>> {
  const calls = Object.entries(readOnlyCalls(site));
  return Object.fromEntries(calls.map(([path, respond]) => [path, respond()]));
}
