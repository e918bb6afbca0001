import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const oakvilleBlueIslandKitchen = {
  id: 3,
  slug: 'oakville-blue-island-kitchen',
  title: 'A white kitchen with a blue island',
  service: 'kitchen-renovations',
  city: 'Oakville',
  description: 'An unused duct came out: taller cabinets, and a hood that vents outside.',
  completionDate: 'March 2025',
  isFeatured: true,
  cover: pictures['kitchen-renovations-second'],
  storyTitle: 'What the soffit was hiding',
  story: [
    'The owners wanted a bigger kitchen. There was no more floor to give, but there was height: a soffit, a boxed-in strip of ceiling, ran above the orange oak cupboards on the range wall and nobody knew why. The hood below it had no duct either; it blew the steam back at the cook. On the first visit we cut a hole the size of a hand into the soffit.',
    'Inside was a duct that had fed nothing since the furnace was moved in 1994. Taking it out gave the upper cabinets 12 inches more, 42 where there had been 30, and room for a hood that vents straight through the rear wall. It also showed two ceiling joists, cut half through to let the old duct pass. They were doubled with new wood, on a permit, before the ceiling was closed and the pendants were hung.',
    'Sink and range stayed where they were, under the window and on the gas line, because moving them would have cost as much as the counters and improved nothing. The money went into the island: 7 ft 6 inches of blue drawers where a table had stood, with 42 inches clear on the working side. The ceiling falls 11 mm along the range wall; the plain board above the white doors is cut to fit it.',
    'In Ontario new cabinets need no building permit. Cut joists do, and every new circuit needs a notification to the Electrical Safety Authority (ESA). If a soffit, a boxed corner or a wall that is too thick puzzles you, ask for a small hole before you ask for a drawing. An hour with a keyhole saw decided this kitchen, and the patch would have cost less than one cabinet door.',
  ],
  features: [
    'Soffit and abandoned duct removed',
    'Ceiling joists doubled over the island',
    'White shaker cabinets, cut to fit the sloping ceiling',
    'Quartz counters, one seam',
    'Hood vented through the rear wall',
    'Panelled fridge, glass-fronted cupboard, plaster hood',
    'Three new counter circuits, two pendants, pot lights',
    'White oak floor, sanded in place',
  ],
  gallery: [
    {
      picture: pictures['kitchen-renovations-close'],
      caption:
        'The corner of the island. The quartz was measured on the fixed drawers: one piece, eased edge, 30 mm.',
    },
    {
      picture: pictures['kitchen-renovations-second'],
      caption:
        'Blue drawers, 7 ft 6 inches of them, where a table had stood. 42 inches clear on the working side.',
    },
    {
      picture: pictures['kitchen-renovations-detail'],
      caption: 'The sink kept its drain and its window. New counter, new outlets left and right of it.',
    },
    {
      picture: pictures['kitchen-renovations-after'],
      caption: 'Cabinets of 42 inches where there had been 30, and a hood that vents through the rear wall.',
    },
    {
      picture: pictures['kitchen-renovations-before'],
      caption: 'Before: a soffit over the range wall, with a dead duct inside.',
    },
  ],
  beforeAndAfter: {
    before: pictures['kitchen-renovations-before'],
    after: pictures['kitchen-renovations-after'],
  },
  drawing: {
    scene: 'kitchen-renovations',
    caption: 'As drawn: the range wall without its soffit, the doors 12 inches taller.',
  },
  schedule: {
    house: 'Two-storey detached, 1978',
    timeOnSite: '7 weeks, 2 days',
    permits: 'Building, electrical safety (ESA)',
    area: '212 sq ft',
  },
  finishes: [
    { what: 'Cabinets', name: 'Alder & Finch, Shaker 57', note: 'Maple doors, plywood boxes, paint “Chalk”' },
    { what: 'Island', name: 'Alder & Finch, Shaker 57', note: 'Paint “Deep Harbour”' },
    { what: 'Counter', name: 'Northbrae Stone, Frost', note: 'Quartz, 30 mm, honed, eased edge' },
    { what: 'Pulls', name: 'Orley, Plain Bar 160', note: 'Black steel' },
    { what: 'Faucet', name: 'Kessock, Arc 22', note: 'Matte black, pull-down' },
    { what: 'Pendants', name: 'Lampwork, Dome 14', note: 'Black steel, white inside, 14 inches' },
    { what: 'Backsplash', name: 'Fennimore Tile, Hand 3x6', note: 'White, grout “Ash”' },
    { what: 'Floor', name: 'Fernleigh Mill, White Oak 5', note: 'Sanded in place, hardwax oil, clear' },
  ],
  metaDescription:
    'A 1978 Oakville kitchen that could not grow sideways: an abandoned duct came out, and 12 inches of cabinet, a real hood and a blue island came in.',
} as const satisfies ProjectEntry;
