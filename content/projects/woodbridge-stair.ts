import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const woodbridgeStair = {
  id: 7,
  slug: 'woodbridge-stair',
  title: 'A white and oak stair in Woodbridge',
  service: 'stairs',
  city: 'Vaughan',
  description: 'White spindles, an oak rail, and fourteen steps even to within 3\u00a0mm.',
  completionDate: 'October 2024',
  isFeatured: true,
  cover: pictures['stairs-after'],
  storyTitle: 'A new floor shortens the first step',
  story: [
    'A 1986 Woodbridge house with everything that was in style that year: orange pine, turned spindles, wine-red carpet, and patterned vinyl in a two-storey hall. The stair was sound. The railing was not. Pushed by hand, the newel, its end post, moved 15 mm, and the gap between spindles was 118 mm where the code now allows 100. The owners wanted it lighter, and they wanted it firm.',
    'Under the carpet the newel was held by four nails driven at an angle into the subfloor. We opened the floor, ran the new post down between two joists and bolted it through solid blocking. A railing is only as strong as that one joint. In Ontario its details come from a supplement to the building code named SB-7, or from an engineer. Whoever builds yours should be able to say which.',
    'The trap was the hall floor. Oak in place of vinyl raised it 16 mm, and that comes straight off the height of the first step. The code allows a difference of 5 mm from one step to the next and 10 mm over a flight, because feet learn a stair on its first two steps and trip on the one that differs. We lifted the treads and raised each one, by 15 mm at the bottom down to 1 mm at the top.',
    'White square spindles (balusters) stand two to a tread, 92 mm apart, under an oak rail stained like the tread ends. A wool runner keeps it quiet. The gallery has the same guard at 36 inches, and all fourteen steps are within 3 mm of each other. If you replace a floor at either end of a stair, ask what it does to the first and the last step before the boards are ordered.',
  ],
  features: [
    'Square newel post bolted between the joists',
    'Square spindles, 92 mm apart, to the code (SB-7)',
    'Stained oak rail, stair and gallery, guard at 36 inches',
    'Oak treads raised until 14 steps were even within 3 mm',
    'Wool runner over the treads, side panel painted white',
    'Vinyl out, oak floor through the hall',
  ],
  gallery: [
    {
      picture: pictures['stairs-close'],
      caption:
        'Two spindles to a tread, 92 mm apart. The tread’s end is rounded and turned around the corner.',
    },
    {
      picture: pictures['stairs-detail'],
      caption:
        'The end post runs down between two joists and is bolted there. Pushed by hand, it does not move.',
    },
    {
      picture: pictures['stairs-after'],
      caption: 'Fourteen steps, even to within 3 mm, under an oak rail stained like the tread ends.',
    },
    {
      picture: pictures['stairs-before'],
      caption: 'Before: turned pine, 118 mm between spindles where the code now allows 100.',
    },
  ],
  beforeAndAfter: { before: pictures['stairs-before'], after: pictures['stairs-after'] },
  drawing: { scene: 'stairs', caption: 'As drawn: stair and gallery with one rail, the guard at 36 inches.' },
  schedule: {
    house: 'Two-storey detached, 1986',
    timeOnSite: '12 working days',
    permits: 'Building',
    area: '190 sq ft of hall, 14 steps',
  },
  finishes: [
    { what: 'Treads, rail', name: 'Fernleigh Mill, Stair Oak', note: 'Stained dark, satin' },
    { what: 'Spindles', name: 'Fernleigh Mill, Square 32', note: 'Poplar, white enamel' },
    { what: 'Runner', name: 'Corran Mills, Rib 27', note: 'Wool, bound edges' },
    { what: 'Hall floor', name: 'Fernleigh Mill, White Oak 5', note: 'Hardwax oil, clear' },
    { what: 'Side panel', name: 'Tansy Paint, “Chalk”', note: 'Enamel, satin' },
  ],
  metaDescription:
    'A 1986 Woodbridge stair with white spindles, an oak rail and an end post bolted to the joists, and why a new hall floor meant raising every tread.',
} as const satisfies ProjectEntry;
