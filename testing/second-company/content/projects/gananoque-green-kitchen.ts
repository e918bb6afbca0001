import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

/** Not featured, without a pair of pictures and without a drawing: all of that is optional. */
export const gananoqueGreenKitchen = {
  id: 3,
  slug: 'gananoque-green-kitchen',
  title: 'A green kitchen by the river',
  service: 'kitchen-renovations',
  city: 'Gananoque',
  description: 'One post stayed where it was, and the island was drawn around it.',
  completionDate: 'September 2022',
  isFeatured: false,
  cover: pictures['kitchen-renovations-service'],
  storyTitle: 'The post that stayed',
  story: [
    'A 1908 frame house on a street that floods in some Aprils. The kitchen had a post in the middle, painted white and apologized for. Taking it out would have meant a steel beam and new footings in wet ground, for a sum that would have left nothing for the kitchen itself.',
    'So the post stayed and the island was drawn around it: the post stands at its end, in oak now, and carries a shelf for the cookbooks. The electrician ran the outlets of the island down inside it, which saved opening the floor. Visitors take it for the idea that everything else began with.',
    'The cabinets are dark green, the pendants brass, and the lowest foot of the room is tile, because the river will come back. The fridge stands on a plinth of the same height. When something in your house is in the way, ask what it would cost to use it before you ask what it would cost to lose it.',
  ],
  features: [
    'Island drawn around the old post',
    'Outlets wired down inside the post',
    'Dark green cabinets from our own shop',
    'Lowest foot of the walls tiled against floods',
    'Fridge on a plinth',
  ],
  gallery: [],
  schedule: {
    house: 'Frame house, 1908',
    timeOnSite: '5 weeks',
    permits: 'None needed',
    area: '160 sq ft',
  },
  metaDescription:
    'A green kitchen in Gananoque that kept the post in its middle: an oak island drawn around it, outlets inside it, and tile where the river comes in April.',
} as const satisfies ProjectEntry;
