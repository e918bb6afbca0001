import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const kitchenRenovations = {
  id: 3,
  slug: 'kitchen-renovations',
  title: 'Kitchen Renovations',
  shortTitle: 'Kitchen',
  shortDescription: 'Cabinets, plumbing and wiring on one drawing, so that it all fits.',
  iconName: 'kitchen',
  picture: pictures['kitchen-renovations-service'],
  projectType: 'Kitchen Renovations',
  isListedInSitemap: true,
  fullDescription: [
    'A kitchen is a plumbing job, an electrical job and a carpentry job in one small room, and it goes wrong where they meet.',
    'We draw all three on one sheet before anything is ordered, then tape the island on your floor at full size, so that you can walk around it with the fridge door open.',
    'In houses from before 1950 we open one wall first: old wiring or a missing beam is cheaper to find in week one. The hood gets a short, straight run to the outside in smooth metal duct. If it is a strong one we also plan where fresh air comes in, because in a tight house the fan can pull exhaust back down the chimney of the furnace or the water heater.',
    'The longest wait is for the stone counter, which can be measured only when the cabinets are set, level and fixed, and then has to be cut. So ask every bidder when they measure for stone: a counter ordered from the drawing is a guess at your walls.',
  ],
  sitePicture: {
    picture: pictures['site-taped-floor'],
    caption: 'The island in tape, full size, before a cabinet is ordered.',
  },
  closeView: {
    picture: pictures['kitchen-renovations-close'],
    caption:
      'Quartz set after the drawers were fixed and level: the gap under it is even along 7 ft 6 inches.',
  },
  detail: {
    picture: pictures['kitchen-renovations-detail'],
    caption: 'The sink stayed on its drain, under the window.',
  },
  features: [
    'Measured drawings and one line-by-line price',
    'Island taped on the floor at full size before ordering',
    'Cabinets cut to fit your walls, filler strips under 20 mm',
    'Range hood vented outside, its air supply checked',
    'New 20-amp counter circuits by a licensed contractor',
    'Plumbing moved, pressure-tested, inspected',
    'Gas line for the range run by a licensed gas technician',
    'Subfloor levelled to 3 mm in 10 ft before any tile',
    'Stone counters measured after the cabinets are set',
    'Dust wall, floor protection and a temporary sink',
  ],
  course: {
    title: 'How it goes: seven weeks on site',
    parts: [
      { when: 'Week 1', length: 1, what: 'Dust wall up, old kitchen out, one wall opened to look.' },
      {
        when: 'Weeks 2 and 3',
        length: 2,
        what: 'Wires, pipes and the duct of the hood, inspected before they are covered.',
      },
      { when: 'Week 4', length: 1, what: 'Drywall closed, floor levelled, cabinets set and fixed.' },
      {
        when: 'Weeks 5 and 6',
        length: 2,
        what: 'Stone measured, cut and set. Tile and floor while it is cut.',
      },
      { when: 'Week 7', length: 1, what: 'Taps and range connected, paint, the list we walk with you.' },
    ],
    meanwhile: { length: 6, what: 'You keep a sink, a fridge and a hot plate for six of the seven.' },
  },
  precision: 'Filler strips under 20 mm, subfloor flat to 3 mm in 10 ft.',
  isStructural: true,
  invitation: 'Show us your kitchen',
  metaDescription:
    'Kitchen renovations in Toronto and the GTA: cabinets, plumbing and wiring on one drawing, hoods vented outside, stone measured on site, one line-by-line price.',
} as const satisfies Service;
