import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const kitchenRenovations = {
  id: 1,
  slug: 'kitchen-renovations',
  title: 'Kitchens',
  shortDescription: 'Cabinets made in our own shop, fitted by the people who made them.',
  iconName: 'kitchen',
  picture: pictures['custom-carpentry-service'],
  projectType: 'Kitchens',
  isListedInSitemap: true,
  fullDescription: [
    'A limestone house has walls two feet thick, and none of them is straight. We measure every kitchen twice, once for the drawing and once when the old cabinets are out, and make the new ones between the two visits.',
    'Pipes in an outside wall freeze here in January. Where the sink has to stay under the window, we build a second wall in front of the stone and run the water on its warm side.',
  ],
  features: [
    'Cabinets from our own shop on Princess Street',
    'Second measurement when the room is empty',
    'Water pipes kept on the warm side of the wall',
    'Stone counters measured after the cabinets are set',
    'Hood vented through the wall, hole cored by hand',
    'Plumbing and power by licensed contractors',
    'A temporary sink from the first day to the last',
    'Old cabinets offered to a reuse store first',
  ],
  metaDescription:
    'Kitchens for stone houses in Kingston, Gananoque and Napanee: cabinets from our own shop, measured twice, with pipes that do not freeze in January.',
} as const satisfies Service;
