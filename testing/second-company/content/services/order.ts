import type { Service } from '../service.ts';
import { bathroomRenovations } from './bathroom-renovations.ts';
import { kitchenRenovations } from './kitchen-renovations.ts';
import { painting } from './painting.ts';

export const serviceEntries = [
  kitchenRenovations,
  bathroomRenovations,
  painting,
] as const satisfies readonly Service[];

export const DEFAULT_SERVICE_ID = 1;
