import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const mississaugaDryBasement = {
  id: 2,
  slug: 'mississauga-dry-basement',
  title: 'A dry basement with a walnut bar',
  service: 'basement-renovations',
  city: 'Mississauga',
  description: 'Drained before it was finished: a level ceiling, a bar, no post in the way.',
  completionDate: 'February 2025',
  isFeatured: true,
  cover: pictures['basement-renovations-after'],
  storyTitle: 'Dry first, then everything else',
  story: [
    'A 1974 backsplit with a basement that somebody had started and never finished. Studs stood tight against the concrete, three gaps held pink insulation, a fat duct crossed the room at head height, and a red steel post stood where any sofa would go. The owners wanted a bar and a room to watch hockey in. They also mentioned that one corner smelled every April.',
    'So we started with the water. A square of plastic taped to the slab was wet underneath after two days, and the back of the insulation was black. Fibre against concrete does that: warm air passes through it, meets the cold wall and drips. The framing came out. A drain went in along the inside of the footings, with a sump that pumps to the lawn and never to the sanitary sewer.',
    'The post was the surprise. It had no footing: it stood on 3 inches of slab and propped up three joists that a plumber had notched from below, and the code allows no notch there at all. The engineer had us bolt a full-length engineered beam to each joist, and then the post could go. The duct was rebuilt flat along the furnace room wall, and the ceiling came out level at 7 ft 4 inches.',
    'Only then did it become a room: 2 inches of rigid foam on the concrete, insulated studs inside that, a wall in navy, a walnut bar whose sink has its own vented drain. One window was enlarged until a person can climb out, 0.35 square metres of clear opening, so that one day it could be a bedroom. Ask any basement contractor what will touch the concrete. The answer should not be wood or fibre.',
  ],
  features: [
    'Interior drain at the footings, sump with battery backup',
    'Three notched joists doubled, post removed',
    'Main duct rebuilt flat, ceiling level at 7 ft 4 inches',
    '2-inch rigid foam on the concrete, then insulated studs',
    'One window enlarged for escape (egress)',
    'Fluted walnut bar, stone counters, tiled back wall',
    'Bar sink with trap and vent, new circuits, LED shelves',
  ],
  gallery: [
    {
      picture: pictures['basement-renovations-close'],
      caption: 'The bar: black quartz with an eased edge, over fluted walnut.',
    },
    {
      picture: pictures['basement-renovations-detail'],
      caption: 'The bar sink has a trap and a vent of its own. The shelves are lit from below.',
    },
    {
      picture: pictures['basement-renovations-after'],
      caption: 'A level ceiling at 7 ft 4 inches, without the duct and without the post.',
    },
    {
      picture: pictures['basement-renovations-before'],
      caption: 'Before: studs against the concrete, a duct at head height, a post without a footing.',
    },
  ],
  beforeAndAfter: {
    before: pictures['basement-renovations-before'],
    after: pictures['basement-renovations-after'],
  },
  drawing: {
    scene: 'basement-renovations',
    caption: 'As drawn: the bar, the back wall and a ceiling without the duct.',
  },
  schedule: {
    house: 'Four-level backsplit, 1974',
    timeOnSite: '9 weeks, 1 day',
    permits: 'Building, plumbing, heating, electrical safety (ESA)',
    area: '610 sq ft',
  },
  finishes: [
    { what: 'Bar', name: 'Alder & Finch, Reed 19', note: 'Fluted walnut, oiled' },
    { what: 'Counter', name: 'Northbrae Stone, Night', note: 'Quartz, 30 mm, eased edge' },
    { what: 'Back wall', name: 'Fennimore Tile, Hand 2x8', note: 'White, grout “Ash”' },
    { what: 'Faucet', name: 'Kessock, Arc 18', note: 'Matte black, pull-down' },
    { what: 'Pendants', name: 'Lampwork, Globe 6', note: 'Opal glass, black stem' },
    { what: 'Wall', name: 'Tansy Paint, “Night Ferry”', note: 'Matte' },
  ],
  metaDescription:
    'A 1974 Mississauga basement made dry before it was finished: interior drain, sump, foam on the concrete, doubled joists, an escape window and a walnut bar.',
} as const satisfies ProjectEntry;
