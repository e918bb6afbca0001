import { altOf } from '../content/picture-alts.ts';
import { jpegPath, type PictureName, pictureOf } from '../content/pictures.ts';
import type { Project, ProjectSummary } from '../content/project.ts';
import type { ProjectType } from '../content/project-types.ts';
import { projects } from '../content/projects/catalogue.ts';
import { services } from '../content/services/catalogue.ts';
import { caseStudies, portfolioItems } from '../content/template-items.ts';
import type { Testimonial } from '../content/testimonial.ts';
import { testimonials } from '../content/testimonials.ts';
import { apiPaths } from './api.ts';
import { type PictureSource, pictureSource } from './picture-source.ts';
import { queriedProjects } from './project-pages.ts';

/** What the read-only calls answer, from the content. The server serves it, a static build writes it to files. */

export type ServiceAnswer = {
  id: number;
  slug: string;
  title: string;
  shortDescription: string;
  /** Optional: the short description is shown instead. */
  fullDescription?: string;
  /** Optional: the icon is shown instead. */
  imagePath?: string;
  iconName: string;
  features: readonly string[];
  /** In our own sizes. */
  picture?: PictureSource;
  /** What the estimate form preselects. */
  projectType?: ProjectType;
};

/** Without the story, which is only on the project's own page: a page of the list holds many of these. */
export type ProjectAnswer = Omit<ProjectSummary, 'cover'> & {
  features: readonly string[];
  images: readonly string[];
  /** The first image in our own sizes. */
  coverPicture?: PictureSource;
};

export type TestimonialAnswer = Omit<Testimonial, 'picture'> & {
  /** The finished room beside the quote. */
  picture?: PictureSource & { readonly alt: string };
  /** The project that the picture shows. */
  project?: { readonly id: number; readonly title: string };
};

export type PortfolioAnswer = {
  id: number;
  imagePath: string;
  title: string;
  category: string;
  artist: string;
  description: string;
};

export type CaseStudyAnswer = {
  id: number;
  imagePath: string;
  title: string;
  category: string;
  description: string;
  points: readonly string[];
};

export function serviceAnswers(): ServiceAnswer[] {
  return services.map(({ id, slug, title, shortDescription, iconName, ...service }) => ({
    id,
    slug,
    title,
    shortDescription,
    fullDescription: service.fullDescription.join('\n\n'),
    imagePath: imagePath(service.picture),
    iconName,
    features: service.features,
    picture: pictureSource(service.picture),
    projectType: service.projectType,
  }));
}

export function projectAnswers(): ProjectAnswer[] {
  return projects.map((project) => ({
    id: project.id,
    title: project.title,
    service: project.service,
    category: project.category,
    city: project.city,
    location: project.location,
    description: project.description,
    completionDate: project.completionDate,
    isFeatured: project.isFeatured,
    features: project.features,
    images: [project.cover, ...project.morePictures].map(imagePath),
    coverPicture: pictureSource(project.cover),
  }));
}

export function testimonialAnswers(): TestimonialAnswer[] {
  return testimonials.map(({ picture, ...testimonial }) => {
    const project = projects.find(({ cover, morePictures }: Project) =>
      [cover, ...morePictures].includes(picture),
    );
    return {
      ...testimonial,
      picture: { ...pictureSource(picture), alt: altOf(picture) },
      ...(project && { project: { id: project.id, title: project.title } }),
    };
  });
}

export function portfolioAnswers(): PortfolioAnswer[] {
  return portfolioItems.map(({ picture, ...item }) => ({ ...item, imagePath: imagePath(picture) }));
}

export function caseStudyAnswers(): CaseStudyAnswer[] {
  return caseStudies.map(({ picture, ...study }) => ({ ...study, imagePath: imagePath(picture) }));
}

/** Every read-only call by its address. */
export function readOnlyAnswers(): Readonly<Record<string, unknown>> {
  const answers: Record<string, unknown> = {
    [apiPaths.services]: serviceAnswers(),
    [apiPaths.projects]: queriedProjects(projectAnswers(), new URLSearchParams()),
    [apiPaths.testimonials]: testimonialAnswers(),
  };
  for (const item of portfolioAnswers()) answers[apiPaths.portfolio(item.id)] = item;
  for (const study of caseStudyAnswers()) answers[apiPaths.caseStudy(study.id)] = study;
  return answers;
}

function imagePath(name: PictureName): string {
  return jpegPath(name, pictureOf(name));
}
