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

/** The services in the order of every list. To add one, create its file and add a line here. */
export const serviceEntries = [
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

/** The service that the services page shows if the URL names none. */
export const DEFAULT_SERVICE_ID = 1;
