import { listedProject } from '../listed-project.ts';
import type { Project } from '../project.ts';
import { gananoqueGreenKitchen } from './gananoque-green-kitchen.ts';
import { kingstonWhiteKitchen } from './kingston-white-kitchen.ts';

/** Two of one service and none of the others. */
export const projects = [
  listedProject(gananoqueGreenKitchen),
  listedProject(kingstonWhiteKitchen),
] as const satisfies readonly Project[];

export type ProjectId = (typeof projects)[number]['id'];

export const FEATURED_ON_HOME = [kingstonWhiteKitchen.id] as const satisfies readonly ProjectId[];
