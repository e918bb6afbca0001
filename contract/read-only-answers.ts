import { jpegPath, type PictureName, pictureOf } from '../content/pictures.ts';
import type { ProjectSummary } from '../content/project.ts';
import { projects } from '../content/projects/catalogue.ts';
import { services } from '../content/services/catalogue.ts';
import { caseStudies, portfolioItems } from '../content/template-items.ts';
import type { Testimonial } from '../content/testimonial.ts';
import { testimonials } from '../content/testimonials.ts';
import { apiPaths } from './api.ts';

/** What the read-only calls answer, from the content. The server serves it, a static build writes it to files. */

export type ServiceAnswer = {
  id: number;
  slug: string;
  title: string;
  shortDescription: string;
  /** Optional in display: the short description stands in. */
  fullDescription?: string;
  /** Optional in display: the icon stands in. */
  imagePath?: string;
  iconName: string;
  features: readonly string[];
};

/** Light, because the whole list travels at once: the story stays with the project's own page. */
export type ProjectAnswer = ProjectSummary & { features: readonly string[]; images: readonly string[] };

export type TestimonialAnswer = Testimonial;

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
  }));
}

function projectAnswers(): ProjectAnswer[] {
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
    cover: project.cover,
    features: project.features,
    images: [project.cover, ...project.morePictures].map(imagePath),
  }));
}

/** Every read-only call by its address. */
export function readOnlyAnswers(): Readonly<Record<string, unknown>> {
  const answers: Record<string, unknown> = {
    [apiPaths.services]: serviceAnswers(),
    [apiPaths.projects]: projectAnswers(),
    [apiPaths.testimonials]: testimonials satisfies readonly TestimonialAnswer[],
  };
  for (const { picture, ...item } of portfolioItems)
    answers[apiPaths.portfolio(item.id)] = {
      ...item,
      imagePath: imagePath(picture),
    } satisfies PortfolioAnswer;
  for (const { picture, ...study } of caseStudies)
    answers[apiPaths.caseStudy(study.id)] = {
      ...study,
      imagePath: imagePath(picture),
    } satisfies CaseStudyAnswer;
  return answers;
}

function imagePath(name: PictureName): string {
  return jpegPath(name, pictureOf(name));
}
