import type { Service } from '../service.ts';
import { basementRenovations } from './basement-renovations.ts';
import { bathroomRenovations } from './bathroom-renovations.ts';
import { customCarpentry } from './custom-carpentry.ts';
import { drivewayBackyardConcrete } from './driveway-backyard-concrete.ts';
import { epoxyCoating } from './epoxy-coating.ts';
import { flooring } from './flooring.ts';
import { gimbalLights } from './gimbal-lights.ts';
import { homeRenovations } from './home-renovations.ts';
import { kitchenRenovations } from './kitchen-renovations.ts';
import { painting } from './painting.ts';
import { potLights } from './pot-lights.ts';
import { stairs } from './stairs.ts';
import { stuccoRemoval } from './stucco-removal.ts';
import { wallpaper } from './wallpaper.ts';

/** The services in the order in which every list of the site shows them. A new one is a file and a line here. */
export const services = [
  homeRenovations,
  basementRenovations,
  kitchenRenovations,
  bathroomRenovations,
  flooring,
  customCarpentry,
  stairs,
  epoxyCoating,
  drivewayBackyardConcrete,
  wallpaper,
  painting,
  stuccoRemoval,
  potLights,
  gimbalLights,
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]['slug'];

export type ServiceTitle = (typeof services)[number]['title'];

type ServiceId = (typeof services)[number]['id'];

export const DEFAULT_SERVICE_ID = 1;

/** The services that most people look for: the sitemap names these, the overview all of them. */
export const LISTED_IN_SITEMAP = [
  homeRenovations.id,
  basementRenovations.id,
  kitchenRenovations.id,
  flooring.id,
  stairs.id,
] as const satisfies readonly ServiceId[];
