import type { ProjectDetail } from '../project.ts';
import type { ServiceSlug } from '../services/catalogue.ts';
import { basementRenovations } from './basement-renovations.ts';
import { bathroomRenovations } from './bathroom-renovations.ts';
import { type ProjectId, projects } from './catalogue.ts';
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

const detailOfService: Record<ServiceSlug, ProjectDetail> = {
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

/** Ids are written in the catalogue alone; here each project finds its story by its service. */
export const projectDetails = Object.fromEntries(
  projects.map((project) => [project.id, detailOfService[project.service]]),
) as Record<ProjectId, ProjectDetail>;
