import { type Project, picturesOf } from '../../content/project.ts';
import { projects } from '../../content/projects/catalogue.ts';
import type { Service } from '../../content/service.ts';
import { defaultService, services } from '../../content/services/catalogue.ts';
import type { Testimonial } from '../../content/testimonial.ts';
import { testimonials } from '../../content/testimonials.ts';

/**
 * The content entries that tests open, for any company. Three services, two projects and two testimonials are enough
 * for every test. Optional content, such as a before-and-after pair, is a list that may be empty: tests are declared
 * for its first entry, if there is one.
 */
export const allServices: readonly Service[] = services;
export const allProjects: readonly Project[] = projects;
export const allTestimonials: readonly Testimonial[] = testimonials;

/** The service that is shown if the URL names none, and two others. */
export { defaultService };
export const [oneService, otherService] = allServices.filter((service) => service !== defaultService) as [
  Service,
  Service,
];

type PairedProject = Project & Required<Pick<Project, 'beforeAndAfter'>>;

export const pairedProjects = allProjects.filter(
  (project): project is PairedProject => project.beforeAndAfter !== undefined,
);
export const drawnProjects = allProjects.filter(({ drawing }) => drawing);
export const galleryProjects = allProjects.filter(
  (project) => project.drawing || picturesOf(project).length > 1,
);

export const oneProject = (pairedProjects[0] ?? allProjects[0]) as Project;

export const UNKNOWN_ID = Math.max(...[...allServices, ...allProjects].map(({ id }) => id)) + 1;

export function serviceOf(project: Project): Service {
  return allServices.find(({ slug }) => slug === project.service) as Service;
}

/** The minimum number of picture files of Home and the projects page: a picture per card, in at least four sizes. */
export const FEWEST_FILES =
  4 * new Set([...allServices.map(({ picture }) => picture), ...allProjects.map(({ cover }) => cover)]).size;
