import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const drivewayBackyardConcrete = {
  id: 9,
  slug: 'driveway-backyard-concrete',
  title: 'Driveway & Backyard Concrete',
  shortTitle: 'Concrete',
  shortDescription: 'Driveways and patios on packed stone, made for frost and sloped to drain.',
  iconName: 'concrete',
  picture: pictures['driveway-backyard-concrete-service'],
  wideFocus: 80,
  projectType: 'Driveway & Backyard Concrete',
  fullDescription: [
    'Winter breaks concrete from the inside: water soaks in, freezes, and wants nine percent more room than it had.',
    'Air-entrained concrete has that room built in, as bubbles too small to see, so for outdoor slabs we order a strength of 32 MPa with 5 to 8 percent air. No water is added to the truck on your street: it makes pouring easier and the slab weaker.',
    'Below it is the part that you pay for and never see. Topsoil and soft clay are dug out, crushed stone is compacted in layers, and the slab slopes away from the foundation, about a quarter inch per foot. Concrete shrinks as it dries and will crack, so we saw joints where the cracks can hide: within a day of the pour, a quarter of the thickness deep, every 8 to 10 ft on a 4-inch slab.',
    'Nobody digs before the buried gas, water and power lines are marked. In Ontario these locates are free and required by law, and they take five business days or more. Paving a driveway rarely needs a building permit in Toronto, but a wider curb cut needs consent from the City, and zoning limits how much of a front yard may be paved. We check both before we quote. In its first winter, use sand on the slab and no de-icing salt, whatever the bag says.',
  ],
  closeView: {
    picture: pictures['driveway-backyard-concrete-close'],
    caption:
      'Joints sawn the same evening, an inch deep. The conduit for the light lay in the stone before the pour.',
  },
  detail: {
    picture: pictures['driveway-backyard-concrete-detail'],
    caption: 'Panels of at most 8 ft, sloped 2 percent from the house to the grass.',
  },
  features: [
    'Buried lines marked before the first shovel',
    'Curb cut and front-yard limits checked with the City',
    'Soft soil dug out, crushed stone compacted in layers',
    'Steel or mesh held up in the middle of the slab',
    '32 MPa mix with 5 to 8 percent air, delivery slips kept',
    'Sloped a quarter inch per foot, away from the house',
    'Joints cut within a day, a quarter of the depth',
    'Soft strip where the slab meets the foundation',
    'Broomed, exposed stone or stamped finish',
    'Kept damp while it hardens, sealed when it is dry',
  ],
  precision: 'Joints cut within a day, a quarter of the depth; delivery slips kept.',
  invitation: 'Show us the old slab',
  metaDescription:
    'Driveways, patios and walks built for the freeze and thaw of Toronto: compacted stone, 32 MPa air-entrained concrete, joints cut on time, sloped to drain.',
} as const satisfies Service;
