import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const burlingtonPatio = {
  id: 9,
  slug: 'burlington-patio',
  title: 'A backyard patio that sheds water',
  service: 'driveway-backyard-concrete',
  city: 'Burlington',
  description: 'Frost-lifted slabs replaced by one patio on packed stone, sloped to the lawn.',
  completionDate: 'August 2024',
  isFeatured: true,
  cover: pictures['driveway-backyard-concrete-after'],
  storyTitle: 'Where the downspout went',
  story: [
    'Behind this bungalow lay slabs poured in 1979, and no two were still level. Weeds grew in the joints, two slabs were gone, and the rest sloped toward the house, so that every thaw left water against the brick. A few years earlier someone had pumped grout under the worst of them; they had sunk and lifted again. The owners asked why before they asked how much.',
    'Lifting the first slab answered it. There was no gravel, only clay, and the downspout at the corner ended underneath. Frost lifts the ground only where there is water, and clay holds water like a sponge. Each fall the roof had soaked the soil below the patio and each winter the frost had pushed it up. A new slab on the same ground would have gone the same way.',
    'Ontario One Call marked the buried lines, which is free and required before anyone digs. We took out 10 inches of clay, laid filter cloth and 6 inches of crushed stone in two layers, each compacted, and led the downspout in solid pipe to the low side of the lawn. The slab is 4 inches of 32 MPa concrete with 5 to 8 percent air, tiny bubbles that give freezing water somewhere to go.',
    'Concrete will crack; sawn joints decide where. We cut them the same evening, an inch deep, in panels of at most 8 ft, square to the house. The patio slopes 2 percent to the grass, and the wiring pipe for the edge lights was laid in the stone before the pour. Look for three things in any quote: the depth of stone, the air in the mix, and when the joints are cut.',
  ],
  features: [
    'Old slabs out, 10 inches of clay dug and carted away',
    'Buried lines marked by Ontario One Call first',
    '6 inches of crushed stone on cloth, compacted twice',
    '4-inch slab, 32 MPa with 5 to 8 percent air, steel mesh',
    'Slopes 2 percent from the house, cut in 8 ft panels',
    'Downspout piped to the low side of the lawn',
    'Inset edge lights, 12 V, conduit under the slab',
    'Low concrete planter wall and stepping slabs',
  ],
  gallery: [
    {
      picture: pictures['driveway-backyard-concrete-close'],
      caption:
        'Broomed across, so that it grips when wet. The light sits flush, and a snow shovel passes over it.',
    },
    {
      picture: pictures['driveway-backyard-concrete-detail'],
      caption: 'Panels of at most 8 ft, cut the same evening. Low-voltage lights along the lawn.',
    },
    {
      picture: pictures['driveway-backyard-concrete-after'],
      caption: 'The patio in its first November: what falls on it runs to the grass, not to the brick.',
    },
    {
      picture: pictures['driveway-backyard-concrete-before'],
      caption: 'Before: slabs on bare clay, lifted by frost and sloping to the house.',
    },
  ],
  beforeAndAfter: {
    before: pictures['driveway-backyard-concrete-before'],
    after: pictures['driveway-backyard-concrete-after'],
  },
  drawing: {
    scene: 'driveway-backyard-concrete',
    caption: 'As drawn: panels square to the house, a planter wall along the back.',
  },
  schedule: {
    house: 'Brick bungalow, 1968',
    timeOnSite: '9 days',
    permits: 'None needed',
    area: '560 sq ft',
  },
  finishes: [
    { what: 'Concrete', name: '32 MPa, 5 to 8 percent air', note: '4 inches on 6 of crushed stone, broomed' },
    { what: 'Edge lights', name: 'Lampwork, Flush 2', note: '12 V, steel rim' },
    { what: 'Planter wall', name: 'Cast in place', note: 'The same mix, smooth forms' },
    { what: 'Sealer', name: 'Stonefield, Salt Guard', note: 'Clear, breathes' },
  ],
  metaDescription:
    'A Burlington patio lifted by frost, and the downspout that caused it: clay dug out, 6 inches of stone, concrete with air in it, joints cut the same evening.',
} as const satisfies ProjectEntry;
