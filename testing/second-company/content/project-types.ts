import { type ServiceSlug, services } from './services/catalogue.ts';

export const projectTypes = ['Bathrooms', 'Kitchens', 'Other'] as const;

export type ProjectType = (typeof projectTypes)[number];

export const projectTypeOfService = Object.fromEntries(
  services.map(({ slug, projectType }) => [slug, projectType]),
) as Readonly<Record<ServiceSlug, ProjectType>>;
