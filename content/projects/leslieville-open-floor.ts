import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const leslievilleOpenFloor = {
  id: 1,
  slug: 'leslieville-open-floor',
  title: 'An open floor in a Leslieville semi',
  service: 'home-renovations',
  city: 'Toronto',
  description: 'A 1923 bearing wall out, one steel beam in, and the garden on two sides.',
  completionDate: 'May 2026',
  isFeatured: true,
  cover: pictures['home-renovations-second'],
  storyTitle: 'Where a beam puts its weight',
  story: [
    'This is half of a 1923 pair on a corner lot, so its long wall has windows that most semis lack. Little of that light got in. A stub of wall cut the living room from the dining room, dark panelling swallowed what reached the back, and beige carpet ran under all of it. The owners asked for one room with the garden on two sides.',
    'A marble told us to be careful. Set down on the bedroom floor above, it rolled to the middle: the floor had sunk 19 mm. With the plaster off we saw why. Someone had opened this bearing wall in the seventies and left two 2x8s, nailed together, to carry the bedroom over 11 ft. One end rested on the stub, and the stub on a floorboard.',
    'An engineer sized one steel beam and we set it flush: the joists hang from its sides, so the ceiling runs through without a drop. Each end stands on a steel post hidden in the wall, and each post on a new concrete pad cut into the basement floor. The floor above was jacked back 2 mm a day, slowly enough that the plaster upstairs did not crack.',
    'Behind the panelling ran live knob-and-tube, the wiring from 1923, which many insurers will not cover, so the floor was rewired, with the Electrical Safety Authority (ESA) notified. Black windows went into the old openings and white oak through both rooms. If somebody offers to take out your wall, ask one thing: where does the load go at each end, all the way down to the soil?',
  ],
  features: [
    'Bearing wall out, hidden steel beam in, sized by an engineer',
    'Two steel posts on new concrete pads in the basement',
    'Bedroom floor above jacked back 19 mm',
    'Knob-and-tube removed, main floor rewired',
    'Black windows and patio door in the old openings',
    'Panelling stripped, walls insulated and drywalled',
    'White oak floor laid through both rooms',
    'Pot lights and three pendants on dimmers',
  ],
  gallery: [
    {
      picture: pictures['home-renovations-close'],
      caption:
        'Window stools in painted poplar, their ends returned to the wall, below the new black sashes.',
    },
    {
      picture: pictures['home-renovations-second'],
      caption:
        'One ceiling from the front window to the table: the beam lies between the joists, not under them.',
    },
    {
      picture: pictures['home-renovations-detail'],
      caption: 'The sitting end. The carpet came up and white oak was laid through to the dining room.',
    },
    {
      picture: pictures['home-renovations-after'],
      caption: 'Black windows in the old openings, and no wall between sofa and table.',
    },
    {
      picture: pictures['home-renovations-before'],
      caption: 'Before: carpet, panelling, and the stub of wall on which two 2x8s rested.',
    },
  ],
  beforeAndAfter: { before: pictures['home-renovations-before'], after: pictures['home-renovations-after'] },
  drawing: {
    scene: 'home-renovations',
    caption: 'As drawn: two rooms made one, with nothing below the ceiling.',
  },
  schedule: {
    house: 'Semi-detached, 1923',
    timeOnSite: '11 weeks, 3 days',
    permits: 'Building, electrical safety (ESA)',
    area: '540 sq ft',
  },
  finishes: [
    { what: 'Windows', name: 'Harrow Sash, Slim 70', note: 'Black outside and in' },
    { what: 'Floor', name: 'Fernleigh Mill, White Oak 5', note: '5-inch boards, hardwax oil, clear' },
    { what: 'Pendants', name: 'Lampwork, Globe 8', note: 'Opal glass, black stem, dimmed' },
    { what: 'Pot lights', name: 'Lampwork, Slim 4', note: '2700 K, white trim' },
    { what: 'Walls', name: 'Tansy Paint, “Chalk”', note: 'Matte' },
    { what: 'Trim', name: 'Tansy Paint, “Chalk”', note: 'Enamel, satin' },
  ],
  metaDescription:
    'A 1923 Leslieville semi, opened from front to back: a hidden steel beam on new footings, knob-and-tube replaced, white oak laid through both rooms.',
} as const satisfies ProjectEntry;
