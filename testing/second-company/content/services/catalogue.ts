import type { Service } from '../service.ts';
import { bathroomRenovations } from './bathroom-renovations.ts';
import { kitchenRenovations } from './kitchen-renovations.ts';
import { painting } from './painting.ts';

export const services = [
  kitchenRenovations,
  bathroomRenovations,
  painting,
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]['slug'];

export type ServiceTitle = (typeof services)[number]['title'];

type ServiceId = (typeof services)[number]['id'];

export const DEFAULT_SERVICE_ID = 1;

export const LISTED_IN_SITEMAP = [kitchenRenovations.id, painting.id] as const satisfies readonly ServiceId[];
