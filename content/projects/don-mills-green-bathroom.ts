import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const donMillsGreenBathroom = {
  id: 4,
  slug: 'don-mills-green-bathroom',
  title: 'Green tile for a pink bathroom',
  service: 'bathroom-renovations',
  city: 'Toronto',
  description: 'Pink tub out, soaker tub in, shower without a step, on a strengthened floor.',
  completionDate: 'January 2026',
  isFeatured: true,
  cover: pictures['bathroom-renovations-second'],
  storyTitle: 'Why a toilet moves only one way',
  story: [
    'Everything in this Don Mills bathroom was from 1962: pink tub, pink tile, pink toilet, green vinyl, and a curtain drawn across half of the window. There was no fan, which was legal then. The owners wanted a tub to soak in and a shower to stand in, and the room, 11 ft by 10 ft 6 inches, had space for both if the toilet moved out of its corner.',
    'A toilet can move along the joists, seldom across them. Its drain is 3 inches wide and the joists here were 2x8s; the code lets a hole take a quarter of a joist’s depth, which is less than 2 inches. So the toilet went 6 ft along the space between two joists, to the wall behind the camera in our pictures, and the shower took the corner.',
    'Under the tub a plumber in 1962 had cut two joists nearly in half for the trap. We doubled both with new joists and braced the floor: tile cracks on a floor that bends, and a full tub with a person in it weighs some 370 kg. In the corner the plywood was set lower, between the joists, so that the shower could slope to its drain without a step. Then came the waterproof membrane, and it held water for 24 hours before a single tile was set.',
    'Green tile stands upright from floor to ceiling. White hexagons lie on a heating cable and run from the tub into the shower; only the fixed glass has a sill. The fan now blows outdoors, through an insulated duct. Ask your contractor for a photo of the flood test with the date on it. Anyone who does the test has one.',
  ],
  features: [
    'Two cut joists doubled, floor braced',
    'Toilet moved 6 ft along the joists',
    'Shower floor sloped without a step, membrane to the ceiling',
    '24-hour flood test before tile',
    'Upright green tile, white hexagon floor on heating cable',
    'Freestanding tub with a black faucet from the floor',
    'Blue vanity, vessel sinks, two framed mirrors',
    'Fan ducted to the outside, on a timer',
  ],
  gallery: [
    {
      picture: pictures['bathroom-renovations-close'],
      caption: 'The shower wall: tile set upright, a niche lined in quartz, one valve.',
    },
    {
      picture: pictures['bathroom-renovations-second'],
      caption:
        'Two basins and two framed mirrors. Green tile stands upright behind the tub, floor to ceiling.',
    },
    {
      picture: pictures['bathroom-renovations-detail'],
      caption: 'A vessel sink on quartz, and a tall tap behind it that reaches over the rim.',
    },
    {
      picture: pictures['bathroom-renovations-after'],
      caption: 'Tub and step-free shower on one floor: white hexagons over a heating cable.',
    },
    {
      picture: pictures['bathroom-renovations-before'],
      caption: 'Before: everything from 1962, and no fan.',
    },
  ],
  beforeAndAfter: {
    before: pictures['bathroom-renovations-before'],
    after: pictures['bathroom-renovations-after'],
  },
  drawing: {
    scene: 'bathroom-renovations',
    caption: 'As drawn: the tub under the window, the shower in the corner that the toilet gave up.',
  },
  schedule: {
    house: 'Two-storey detached, 1962',
    timeOnSite: '5 weeks, 4 days',
    permits: 'Building, plumbing, electrical safety (ESA)',
    area: '116 sq ft',
  },
  finishes: [
    { what: 'Wall tile', name: 'Fennimore Tile, Upright 3x9', note: 'Glazed green, grout “Bone”' },
    { what: 'Floor tile', name: 'Fennimore Tile, Hex 4', note: 'Porcelain, matte white' },
    { what: 'Vanity', name: 'Alder & Finch, Shaker 57', note: 'Paint “Slate Harbour”' },
    { what: 'Counter', name: 'Northbrae Stone, Frost', note: 'Quartz, 20 mm, honed' },
    { what: 'Faucets', name: 'Kessock, Arc 30', note: 'Matte black, for vessel sinks' },
    { what: 'Tub', name: 'Kessock, Soaker 67', note: 'Acrylic, 67 inches long' },
    { what: 'Sinks', name: 'Kessock, Bowl 16', note: 'Vitreous china' },
    { what: 'Wall lights', name: 'Lampwork, Globe 4', note: 'Opal glass, black base' },
  ],
  metaDescription:
    'A pink Don Mills bathroom from 1962, rebuilt in green tile: doubled joists, a moved toilet, a 24-hour flood test and a fan that vents outside.',
} as const satisfies ProjectEntry;
