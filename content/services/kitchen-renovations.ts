import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const kitchenRenovations = {
  id: 3,
  slug: 'kitchen-renovations',
  title: 'Kitchen Renovations',
  shortDescription: 'Cabinets, plumbing and wiring on one drawing, so that it all fits.',
  iconName: 'kitchen',
  picture: pictures['kitchen-renovations-service'],
  projectType: 'Kitchen Renovations',
  isListedInSitemap: true,
  fullDescription: [
    'A kitchen is a plumbing job, an electrical job and a carpentry job in one small room, and it goes wrong where they meet. We draw all three on one sheet before anything is ordered, then tape the island on your floor at full size, so that you can walk around it with the fridge door open.',
    'In houses from before 1950 we open one wall first: old wiring or a missing beam is cheaper to find in week one. The hood gets a short, straight run to the outside in smooth metal duct. If it is a strong one we also plan where fresh air comes in, because in a tight house the fan can pull exhaust back down the chimney of the furnace or the water heater.',
    'A typical kitchen takes seven weeks on site, and you keep a sink, a fridge and a hot plate for six of them. The wait is for the stone counter, which can be measured only when the cabinets are set, level and fixed, and then has to be cut. So ask every bidder when they measure for stone: a counter ordered from the drawing is a guess at your walls.',
  ],
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
  metaDescription:
    'Kitchen renovations in Toronto and the GTA: cabinets, plumbing and wiring on one drawing, hoods vented outside, stone measured on site, one line-by-line price.',
} as const satisfies Service;
