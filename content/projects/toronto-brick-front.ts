import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const torontoBrickFront = {
  id: 12,
  slug: 'toronto-brick-front',
  title: 'Brick brought back from under stucco',
  service: 'stucco-removal',
  city: 'Toronto',
  description: 'Stucco off a 1954 front, 340 bricks replaced, joints refilled in soft lime.',
  completionDate: 'July 2026',
  isFeatured: true,
  cover: pictures['stucco-removal-second'],
  storyTitle: 'Try two square feet first',
  story: [
    'The stucco went on in about 1985, over brick from 1954, to save refilling its joints. By 2025 it was streaked below the sills, cracked beside the windows, and in three places it had let go of the wall. Water gets in behind a crack and cannot get out, and each frost takes a little more. The owners asked for new stucco. The neighbours on both sides are brick, so we asked to look underneath first.',
    'A test patch behind the downspout settled it. The stucco hung on wire mesh nailed to the wall and was not stuck to the brick itself; that is the kind that comes off. A sample went to a laboratory, as Ontario’s asbestos rules ask before material of that age is broken up, and came back clear. Under the patch was buff brick, sound, and at its edge the end of something red.',
    'The red was a soldier course, bricks on end, above each opening: forty years unseen. Panels were cut small and peeled by hand, and 1,900 nails were pulled straight out, so as not to chip the brick. Even so, frost had taken the faces of 340 bricks. Their match stood at the back of the house, where a patio door was to be cut. Those bricks came out whole and were carried around to the front.',
    'The joints were raked 25 mm deep and refilled with one part cement, two of lime and nine of sand, then kept damp under burlap for three days. Mortar must be softer than its brick, so that the wall dries through the joint. A hard mix traps the water in the brick, and frost pops its face off. Before you sign for stucco removal, ask for the test patch, and ask for the mortar recipe in numbers.',
  ],
  features: [
    'Test patch and asbestos sample before the price',
    'Stucco and mesh peeled by hand, 1,900 nails pulled',
    '340 bricks replaced from the rear wall of the house',
    'All joints raked out 25 mm and refilled in lime mortar',
    'Red soldier courses and stone band cleaned with water',
    'New windows in the old openings, sills flashed',
    'Blue front and garage doors, canopy rebuilt',
    'Concrete driveway and front step',
  ],
  gallery: [
    {
      picture: pictures['stucco-removal-close'],
      caption: 'New joints: one part cement, two of lime, nine of sand, softer than the brick beside them.',
    },
    {
      picture: pictures['stucco-removal-second'],
      caption: 'The front in its first November. 340 of its bricks came from the back of the house.',
    },
    {
      picture: pictures['stucco-removal-detail'],
      caption: 'A soldier course, forty years unseen, over a new window in the old opening.',
    },
    {
      picture: pictures['stucco-removal-after'],
      caption: 'The canopy rebuilt, the stone band and the red courses cleaned with water.',
    },
    {
      picture: pictures['stucco-removal-before'],
      caption: 'Before: stucco on wire mesh, and brick where it had let go.',
    },
  ],
  beforeAndAfter: { before: pictures['stucco-removal-before'], after: pictures['stucco-removal-after'] },
  drawing: { scene: 'stucco-removal', caption: 'As drawn: door, window and garage in their old openings.' },
  schedule: {
    house: 'Two-storey detached, 1954',
    timeOnSite: '7 weeks, 3 days',
    permits: 'Building, for the rear opening',
    area: '470 sq ft of wall',
  },
  finishes: [
    { what: 'Brick', name: 'From this house', note: '340 of them, out of the rear wall' },
    { what: 'Mortar', name: '1 : 2 : 9', note: 'Cement, lime and sand' },
    { what: 'Front door', name: 'Harrow Sash, Panel 6', note: 'Paint “Night Ferry”' },
    { what: 'Lever', name: 'Lockerby, Lever 20', note: 'Satin nickel, deadbolt above' },
    { what: 'Windows', name: 'Harrow Sash, Tri 90', note: 'White, sills flashed' },
    { what: 'Rails', name: 'Lockerby, Step Rail', note: 'Steel, black' },
  ],
  metaDescription:
    'Buff brick and red soldier courses back from under forty years of stucco in Toronto: a test patch, 340 matching bricks and a soft lime mortar.',
} as const satisfies ProjectEntry;
