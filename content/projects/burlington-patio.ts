import type { ProjectEntry } from '../project.ts';

export const burlingtonPatio = {
  id: 9,
  slug: 'burlington-patio',
  title: 'A backyard slab that sheds water',
  service: 'driveway-backyard-concrete',
  city: 'Burlington',
  description: 'Heaved slabs replaced by one patio on packed stone, sloped to the lawn.',
  completionDate: 'August 2024',
  isFeatured: true,
  cover: 'driveway-backyard-concrete-after',
  storyTitle: 'Where the downspout went',
  story: [
    'Behind this bungalow lay slabs poured in 1979, and no two were still level. Weeds stood in the joints, two slabs were gone, and the rest leaned to the house, so that in a thaw the water stood against the brick. A few years ago someone had pumped grout under the worst of them; they had sunk and heaved again. The owners asked why before they asked how much.',
    'Lifting the first slab answered it. There was no gravel, only clay, and the downspout at the corner ended underneath. Frost by itself lifts little; it needs water, and clay holds water like a sponge. Each fall the roof had soaked the ground below the patio and each winter the frost had jacked it up. A new slab on the same ground would have gone the same way.',
    'Ontario One Call marked the buried lines, which is free and required before anyone digs. We took out 10 inches of clay, laid filter cloth and 6 inches of crushed stone in two layers, each compacted, and led the downspout in solid pipe to the low side of the lawn. The slab is 4 inches of 32 MPa concrete with 5 to 8 percent air, tiny bubbles that give freezing water somewhere to go.',
    'Concrete will crack; the saw decides where. We cut it the same evening, an inch deep, in panels of at most 8 ft, square to the house, and it falls 2 percent to the grass. Conduit for the edge lights lay in the stone before the pour. Ask three things of any quote: the depth of stone, the air in the mix, and the hour at which the joints are cut.',
  ],
  features: [
    'Old slabs out, 10 inches of clay dug and carted away',
    'Buried lines marked by Ontario One Call first',
    '6 inches of crushed stone on cloth, compacted twice',
    '4-inch slab, 32 MPa, air-entrained, with steel mesh',
    'Falls 2 percent from the house, cut in 8 ft panels',
    'Downspout piped to the low side of the lawn',
    'Inset edge lights, 12 V, conduit under the slab',
    'Low concrete planter wall and stepping slabs',
  ],
  morePictures: ['driveway-backyard-concrete-detail', 'driveway-backyard-concrete-before'],
  beforeAndAfter: {
    before: 'driveway-backyard-concrete-before',
    after: 'driveway-backyard-concrete-after',
  },
  drawing: 'driveway-backyard-concrete',
  schedule: {
    house: 'Brick bungalow, 1968',
    timeOnSite: '9 days',
    permits: 'None needed',
    area: '560 sq ft',
  },
  metaDescription:
    'A heaved Burlington patio and the downspout that caused it: clay dug out, 6 inches of stone, air-entrained concrete, joints cut the same evening.',
} as const satisfies ProjectEntry;
