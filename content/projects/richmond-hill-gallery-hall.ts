import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const richmondHillGalleryHall = {
  id: 14,
  slug: 'richmond-hill-gallery-hall',
  title: 'A hallway hung like a gallery',
  service: 'gimbal-lights',
  city: 'Richmond Hill',
  description: 'Seven tilting lights for seven prints, placed so that no glass shows glare.',
  completionDate: 'December 2023',
  isFeatured: true,
  cover: pictures['gimbal-lights-after'],
  storyTitle: 'Hang the pictures before the lights',
  story: [
    'A hall 26 ft long with one ceiling dome, a vinyl floor, and three small pictures hung where nails happened to be. The owners had seven good prints in a closet, because every lamp they tried put a bright spot on the glass where the picture should be. They asked for spotlights. The trade calls them gimbals: recessed lights whose lamp tilts while the trim stays flat to the ceiling.',
    'Glare is geometry. Light that falls at 30 degrees from the vertical shows a picture and throws its reflection to the floor, below the eye. The ceiling is 96 inches up and the middle of each picture 60, which leaves 36; at 30 degrees that puts the lamp 21 inches from the wall. Any closer and the frame casts a shadow on the print. Any farther and it shines in your face.',
    'We hung the prints first, as sheets of brown paper cut to size. Then we opened one hole and looked along the ceiling with a camera. The joists cross the hall every 16 inches, and a heating duct that nobody had drawn runs down the middle. Two of the seven lights would have landed on wood. A print moves more easily than a joist, so two sheets shifted 5 inches, and each hole was cut once.',
    'The lamps are a warm 2700 K with a beam of 24 degrees and a colour rendering index of 95 (100 is daylight). The dimmer was tried with these very lamps, because most flicker is a mismatch of two good parts. The walls are a dark blue-green without gloss, so the light stays on the paper. Before you buy a single gimbal, ask your installer what each one will be aimed at. If the answer is a grid, ask for a plan with your pictures on it.',
  ],
  features: [
    'Seven black gimbals, one for each print',
    'Set out 21 inches from the wall, aimed at 30 degrees',
    '2700 K, colour rendering index 95, 24 degree beam',
    'Dimmer tried with these lamps, no flicker',
    'Joists and duct found by camera before cutting',
    'Walls filled and painted a flat dark blue-green',
    'Vinyl out, oak floor in',
  ],
  gallery: [
    {
      picture: pictures['gimbal-lights-close'],
      caption: 'A gimbal in its trim: the lamp tilts to 30 degrees, the trim stays flat to the ceiling.',
    },
    {
      picture: pictures['gimbal-lights-detail'],
      caption: 'Each lamp sits 21 inches from the wall, in front of the middle of its print.',
    },
    {
      picture: pictures['gimbal-lights-after'],
      caption: 'The hall at night: seven lamps, seven prints, and no glare on the glass.',
    },
    {
      picture: pictures['gimbal-lights-before'],
      caption: 'Before: one dome, and three pictures where nails happened to be.',
    },
  ],
  beforeAndAfter: { before: pictures['gimbal-lights-before'], after: pictures['gimbal-lights-after'] },
  drawing: { scene: 'gimbal-lights', caption: 'As drawn: the prints first, then a light for each.' },
  schedule: {
    house: 'Two-storey detached, 1988',
    timeOnSite: '8 working days',
    permits: 'Electrical safety (ESA)',
    area: '170 sq ft',
  },
  finishes: [
    { what: 'Gimbals', name: 'Lampwork, Tilt 3', note: 'Black, square trim, 24 degree beam' },
    { what: 'Lamps', name: 'Lampwork, Warm 95', note: '2700 K, colour rendering index 95' },
    { what: 'Dimmer', name: 'Lockerby, Slide 1', note: 'Tried with these lamps' },
    { what: 'Walls', name: 'Tansy Paint, “Loon Lake”', note: 'Flat' },
    { what: 'Floor', name: 'Fernleigh Mill, White Oak 5', note: 'Hardwax oil, clear' },
  ],
  metaDescription:
    'A Richmond Hill hallway lit like a gallery: seven gimbals 21 inches from the wall, aimed at 30 degrees, set out from the prints and not from a grid.',
} as const satisfies ProjectEntry;
