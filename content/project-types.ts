import type { ServiceSlug } from './services/catalogue.ts';

/** The choices of the estimate form, in their order. Worded by the owner: three differ from the service's title. */
export const projectTypes = [
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
] as const;

export type ProjectType = (typeof projectTypes)[number];

/** What the form preselects when it is opened from a service. Carpentry has no choice of its own. */
export const projectTypeOfService: Record<ServiceSlug, ProjectType> = {
  'home-renovations': 'Home Renovations',
  'basement-renovations': 'Basement Renovations',
  'kitchen-renovations': 'Kitchen Renovations',
  'bathroom-renovations': 'Bathroom Renovations',
  flooring: 'Flooring Installation & Renovation Services',
  'custom-carpentry': 'Other',
  stairs: 'Stair Design & Renovation Services',
  'epoxy-coating': 'Epoxy Coating Services',
  'driveway-backyard-concrete': 'Driveway & Backyard Concrete',
  wallpaper: 'Wallpaper Installation/Removal',
  painting: 'Painting Services',
  'stucco-removal': 'Stucco Removal Services',
  'pot-lights': 'Pot Light Installation Services',
  'gimbal-lights': 'Gimbal Light Installation Services',
};
