import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const westdaleNavyWallpaper = {
  id: 10,
  slug: 'westdale-navy-wallpaper',
  title: 'Navy and gold in a front bedroom',
  service: 'wallpaper',
  city: 'Hamilton',
  description: 'Three layers of paper off a 1926 wall, then gold leaves centred on the bed.',
  completionDate: 'April 2024',
  isFeatured: true,
  cover: pictures['wallpaper-after'],
  storyTitle: 'What the old paper was holding up',
  story: [
    'The front bedroom of a Westdale house from 1926 still wore its orange stars of about 1974. The owners had chosen a navy paper with gold leaves, printed to order, for the wall behind the bed. It is tempting to hang new paper over old. But the wet paste of the new layer pulls at the old ones, and all of them stay up only as long as the worst one.',
    'The stars came off with steam, then a stripe from the fifties, then a plain paper pasted to bare plaster when the house was built. With that last layer came plaster, in three places as big as a tray. It had let go of the wood strips (lath) behind it long ago and the paper had been holding it up. Tap your own wall with a knuckle before you book: a dull knock is good, a rattle means work.',
    'The loose plaster was cut back to where it held, the lath screwed, the holes filled in three coats and the wall skimmed flat. Old paste was washed off until the wall no longer felt slick, because paint and paper both let go of it. Then a wallpaper primer, tinted navy. Paper shrinks a hair as it dries, and on a white wall each seam of a dark one shows as a bright thread.',
    'We hung from the middle outwards, nine strips, with the leaves centred on the headboard and the pattern matched at every seam. The corners are 14 mm out of plumb, and the last strips take that up where nobody looks from the bed. All rolls came from one print run, and one spare is in the closet. Keep one of yours: a second run never quite matches the first.',
  ],
  features: [
    'Three layers of paper steamed off',
    'Loose plaster cut back, lath screwed, three coats of fill',
    'Whole wall skimmed, paste residue washed off',
    'Primer tinted navy behind the seams',
    'Nine strips, the pattern centred on the bed',
    'Ceiling, crown and side walls painted',
    'Carpet out, the oak strip below sanded and oiled',
  ],
  gallery: [
    {
      picture: pictures['wallpaper-close'],
      caption: 'The paper runs under the switch plate, so that no cut edge shows.',
    },
    {
      picture: pictures['wallpaper-detail'],
      caption: 'Leaves matched at every seam. The wall behind them was primed navy.',
    },
    {
      picture: pictures['wallpaper-after'],
      caption: 'Nine strips, hung from the middle outwards, the leaves centred on the headboard.',
    },
    {
      picture: pictures['wallpaper-before'],
      caption: 'Before: the orange stars of about 1974, with two more papers below.',
    },
  ],
  beforeAndAfter: { before: pictures['wallpaper-before'], after: pictures['wallpaper-after'] },
  drawing: { scene: 'wallpaper', caption: 'As drawn: the middle of the pattern on the middle of the bed.' },
  schedule: {
    house: 'Two-storey detached, 1926',
    timeOnSite: '8 days',
    permits: 'None needed',
    area: '112 sq ft of wall',
  },
  finishes: [
    { what: 'Paper', name: 'Merrion Prints, Climbing Leaf', note: 'Navy and gold, one print run' },
    { what: 'Primer', name: 'Tansy Paint, Paper Base', note: 'Tinted navy' },
    { what: 'Side walls', name: 'Tansy Paint, “Chalk”', note: 'Matte' },
    { what: 'Switch plate', name: 'Lockerby, Toggle 1', note: 'Brushed brass' },
    { what: 'Floor', name: 'The oak strip of the house', note: 'Sanded and oiled' },
  ],
  metaDescription:
    'Three layers of paper off a 1926 Westdale bedroom in Hamilton, the plaster made sound again, then a navy and gold paper centred on the bed.',
} as const satisfies ProjectEntry;
