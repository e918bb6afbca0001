import type { Service } from '../service.ts';

export const drivewayBackyardConcrete = {
  id: 9,
  slug: 'driveway-backyard-concrete',
  title: 'Driveway & Backyard Concrete',
  shortDescription: 'Driveways and patios on packed stone, mixed for freeze and thaw, sloped to drain.',
  iconName: 'concrete',
  picture: 'driveway-backyard-concrete-service',
  projectType: 'Driveway & Backyard Concrete',
  fullDescription: [
    'Winter breaks concrete from the inside: water soaks in, freezes, and wants nine percent more room than it had. Air-entrained concrete has that room built in, as bubbles too small to see, so for outdoor slabs we order a strength of 32 MPa with 5 to 8 percent air, and no water is added to the truck on your street.',
    'Below it comes the part that you pay for and never see. Topsoil and soft clay are dug out, crushed stone is compacted in layers, and the whole is pitched away from the foundation, about a quarter inch to the foot. Concrete shrinks as it dries and is going to crack; the saw only tells it where. We cut within a day of the pour, a quarter of the thickness deep, every 8 to 10 ft on a 4-inch slab.',
    'Nobody digs before the buried gas, water and power lines are marked. In Ontario these locates are free and the law requires them, and they take five business days or more. Paving a driveway rarely needs a building permit in Toronto, but a wider curb cut needs consent from the City, and zoning limits how much of a front yard may be paved. We check both before we quote. For its first winter give the slab sand and no de-icing salt, whatever the bag says.',
  ],
  features: [
    'Buried lines marked before the first shovel',
    'Curb cut and front-yard limits checked with the City',
    'Crushed stone compacted in layers, not all at once',
    'Steel or mesh held up in the middle of the slab',
    '32 MPa mix with 5 to 8 percent air, tickets kept',
    'Pitched a quarter inch to the foot, away from the house',
    'Joints cut within a day, a quarter of the depth',
    'Isolation strip where the slab meets the foundation',
    'Broom, exposed aggregate or stamped finish',
    'Cured under cover or compound, sealed when it is dry',
  ],
  metaDescription:
    'Driveways, patios and walks built for the freeze and thaw of Toronto: compacted stone, 32 MPa air-entrained concrete, joints cut on time, pitched to drain.',
} as const satisfies Service;
