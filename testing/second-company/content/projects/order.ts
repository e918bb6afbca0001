import type { ProjectEntry } from '../project.ts';
import { gananoqueGreenKitchen } from './gananoque-green-kitchen.ts';
import { kingstonWhiteKitchen } from './kingston-white-kitchen.ts';

/** Two projects of one service and none of the others. */
export const projectEntries = [
  gananoqueGreenKitchen,
  kingstonWhiteKitchen,
] as const satisfies readonly ProjectEntry[];

export const FEATURED_ON_HOME = [kingstonWhiteKitchen.id] as const satisfies readonly number[];
