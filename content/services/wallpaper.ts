import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const wallpaper = {
  id: 10,
  slug: 'wallpaper',
  title: 'Wallpaper Installation/Removal',
  shortTitle: 'Wallpaper',
  shortDescription: 'Old paper steamed off, walls smoothed, new paper matched at every seam.',
  iconName: 'wallpaper',
  picture: pictures['wallpaper-service'],
  projectType: 'Wallpaper Installation/Removal',
  fullDescription: [
    'Paper comes off the way it went on: slowly, wet, and one layer at a time.',
    'The price depends on what is underneath: paste on bare drywall pulls off the face of the drywall, and too much steam on old plaster brings down the plaster. So we try one corner before we quote.',
    'Older Toronto rooms have two surprises under the last layer. One is calcimine, a chalk paint used into the 1930s that nothing sticks to: rub it with a wet finger and the finger comes away white. The other is a crack that only the paper was holding shut. We wash off the first, tape and skim the second, and coat the wall with a wallcovering primer, which lets a strip slide into place today and peel off cleanly in fifteen years.',
    'Hanging begins with a plan of the strips. The pattern is centred where you look, on the bed or the mantel, and the one seam where it cannot match goes behind the door. Paper is cut and overlapped at the corners, because a house moves and folded paper tears. When you order, check that all the rolls carry the same run number: two printings of one green are two greens, and you will see it from the hall. We count the rolls with you.',
  ],
  closeView: {
    picture: pictures['wallpaper-close'],
    caption: 'Plate off, paper cut behind it, plate back on: the leaves run through the switch.',
  },
  detail: {
    picture: pictures['wallpaper-detail'],
    caption: 'Nine strips, hung from the middle outwards, with the leaves centred on the headboard.',
  },
  features: [
    'Test patch in one corner before the price is fixed',
    'Paper soaked or steamed off, paste washed from the wall',
    'Plaster cracks taped, gouges filled, walls sanded',
    'Wallcovering primer, so that it comes off again one day',
    'Lining paper under thin, dark or hand-printed papers',
    'Rolls counted for the pattern, run numbers checked',
    'Pattern centred on the bed, mantel or window',
    'Corners cut and overlapped, never folded',
    'Switch plates off, power to them off, edges cut clean',
    'Leftover rolls labelled and left for repairs',
  ],
  precision: 'All rolls of one print run, the pattern matched at every seam.',
  invitation: 'Show us your old paper',
  metaDescription:
    'Wallpaper installation and removal in Toronto and the GTA: old layers soaked off, plaster skimmed and primed, patterns centred and matched at every seam.',
} as const satisfies Service;
