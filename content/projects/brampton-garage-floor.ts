import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const bramptonGarageFloor = {
  id: 8,
  slug: 'brampton-garage-floor',
  title: 'A garage floor that wipes clean',
  service: 'epoxy-coating',
  city: 'Brampton',
  description: 'Twenty years of oil ground out of the slab, then beige flakes, sealed clear.',
  completionDate: 'September 2023',
  isFeatured: true,
  cover: pictures['epoxy-coating-after'],
  storyTitle: 'Three days before any colour',
  story: [
    'A double garage in Brampton, built in 2001. Two cars had dripped on the slab for twenty years and road salt had done the rest: black stains, and a pitted strip by the door. Boxes filled what floor was left. The owners had already bought a roll-on kit. We asked them to pour a glass of water on the floor first.',
    'Where the slab was clean the water soaked in and went dark within a minute. On the stains, and on a wide ring around each, it stood in beads: the oil had soaked in. Epoxy cannot grip concrete through oil, and a hot tire then lifts it within a season. The acid wash in the kit would have cleaned the top millimetre and left the rest.',
    'So three of five days passed before any colour. We degreased twice, ground the slab with diamond discs until it felt like 80-grit sandpaper, and ground the stains again until water vanished there too. Pits were filled with epoxy mortar. Cracks and saw cuts got a flexible filler, because a joint goes on moving after it is hidden. A probe in the slab read 71 percent humidity; this coating allows 80.',
    'On the fourth day beige flakes were thrown into wet epoxy until no more would stick. On the fifth they were scraped flat and sealed with a clear coat that stands up to salt and hot tires. The slab still slopes to the door, so meltwater drains by itself. A quote for such a floor should name three things: how the slab is ground, how damp is measured and how thick the coating is.',
  ],
  features: [
    'Slab degreased twice and diamond-ground',
    'Pits and salt damage filled with epoxy mortar',
    'Cracks and saw cuts in flexible filler',
    'Moisture measured in the slab before coating',
    'Beige flakes in epoxy, sealed with clear polyaspartic',
    'Green and grey cabinets on a raised base, oak bench top',
    'LED strips in place of one fluorescent tube',
  ],
  gallery: [
    {
      picture: pictures['epoxy-coating-close'],
      caption:
        'The coating turns up the wall and ends under a metal strip, so that meltwater cannot get behind it.',
    },
    {
      picture: pictures['epoxy-coating-detail'],
      caption: 'Beige flakes, scraped flat and sealed clear. What the boots bring in wipes up.',
    },
    {
      picture: pictures['epoxy-coating-after'],
      caption: '410 sq ft that still slope to the door. The cabinets stand on a raised base.',
    },
    {
      picture: pictures['epoxy-coating-before'],
      caption: 'Before: twenty years of oil in the slab, which no coating grips.',
    },
  ],
  beforeAndAfter: { before: pictures['epoxy-coating-before'], after: pictures['epoxy-coating-after'] },
  drawing: {
    scene: 'epoxy-coating',
    caption: 'As drawn: one long bench with cabinets, and the floor left free for two cars.',
  },
  schedule: {
    house: 'Two-storey detached, 2001',
    timeOnSite: '5 days, and 2 for the cabinets',
    permits: 'Electrical safety (ESA), for the lights',
    area: '410 sq ft',
  },
  finishes: [
    { what: 'Flakes', name: 'Stonefield, Beige 4', note: 'In epoxy, scattered until no more would stick' },
    { what: 'Top coat', name: 'Stonefield, Clear 70', note: 'Polyaspartic, clear, gloss' },
    { what: 'Cabinets', name: 'Alder & Finch, Garage 60', note: 'Steel, green and grey' },
    { what: 'Bench top', name: 'Fernleigh Mill, Oak Block 40', note: 'Oiled' },
    { what: 'Lights', name: 'Lampwork, Strip 4', note: 'LED, 4000 K' },
  ],
  metaDescription:
    'An oil-stained Brampton garage slab, degreased, ground and coated in beige flake. Why a glass of water tells you whether epoxy will hold.',
} as const satisfies ProjectEntry;
