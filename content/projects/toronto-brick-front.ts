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
    'The stucco went on in about 1985, over brick from 1954, to save refilling its joints. By 2025 it was grey, streaked below the eaves and cracked like a dry riverbed beside the windows. Water gets in behind a crack and cannot get out, and each frost takes a little more. The owners asked for new stucco. The neighbours on both sides are brick, so we asked to look underneath first.',
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
  morePictures: [
    pictures['stucco-removal-detail'],
    pictures['stucco-removal-after'],
    pictures['stucco-removal-before'],
  ],
  beforeAndAfter: { before: pictures['stucco-removal-before'], after: pictures['stucco-removal-after'] },
  drawing: 'stucco-removal',
  schedule: {
    house: 'Two-storey detached, 1954',
    timeOnSite: '7 weeks, 3 days',
    permits: 'Building, for the rear opening',
    area: '470 sq ft of wall',
  },
  metaDescription:
    'Buff brick and red soldier courses back from under forty years of stucco in Toronto: a test patch, 340 matching bricks and a soft lime mortar.',
} as const satisfies ProjectEntry;
