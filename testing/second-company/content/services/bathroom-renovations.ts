import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const bathroomRenovations = {
  id: 2,
  slug: 'bathroom-renovations',
  title: 'Bathrooms',
  shortDescription: 'Dry behind the tile, warm underfoot, and finished in three weeks.',
  iconName: 'bathroom',
  picture: pictures['bathroom-renovations-service'],
  projectType: 'Bathrooms',
  fullDescription: [
    'Most bathrooms in the old part of town were once a bedroom, and their pipes climb through whatever wall was nearest. We draw the pipes before we draw the tile, because a drain that runs uphill is not a question of taste.',
    'Every shower is filled and left for a night before it is tiled. If the water stands as high in the morning as it did in the evening, the tile may go on.',
  ],
  features: [
    'Drains drawn before the tile is chosen',
    'Shower pan filled and left for a night',
    'Fan ducted outdoors through insulated pipe',
    'Backing for grab bars in every wall',
    'Heated floors with their own thermostat',
    'Tile set out on paper first',
    'A working toilet on every evening of the job',
    'Plumbing moved under permit',
  ],
  metaDescription:
    'Bathrooms in Kingston, Gananoque and Napanee, drawn from the drains up: showers tested for a night before tile, fans ducted outdoors, heated floors.',
} as const satisfies Service;
