import type { ServiceDetail } from '../service.ts';
import { basementRenovations } from './basement-renovations.ts';
import { bathroomRenovations } from './bathroom-renovations.ts';
import type { ServiceSlug } from './catalogue.ts';
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

export const serviceDetails: Record<ServiceSlug, ServiceDetail> = {
  'home-renovations': homeRenovations,
  'basement-renovations': basementRenovations,
  'kitchen-renovations': kitchenRenovations,
  'bathroom-renovations': bathroomRenovations,
  flooring,
  'custom-carpentry': customCarpentry,
  stairs,
  'epoxy-coating': epoxyCoating,
  'driveway-backyard-concrete': drivewayBackyardConcrete,
  wallpaper,
  painting,
  'stucco-removal': stuccoRemoval,
  'pot-lights': potLights,
  'gimbal-lights': gimbalLights,
};
