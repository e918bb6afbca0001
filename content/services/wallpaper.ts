import type { Service } from '../service.ts';

export const wallpaper = {
  id: 10,
  slug: 'wallpaper',
  title: 'Wallpaper Installation/Removal',
  shortDescription: 'Old paper steamed off, walls smoothed, new paper matched at every seam.',
  iconName: 'wallpaper',
  picture: 'wallpaper-service',
  projectType: 'Wallpaper Installation/Removal',
  fullDescription: [
    'Paper comes off the way it went on: slowly, wet, and one layer at a time. The price depends on what the last person put beneath it, because paste on unprimed drywall brings away the face of the drywall, and too much steam on tired plaster brings away the plaster, so we try one corner before we quote.',
    'Older Toronto rooms have two surprises under the last layer. One is calcimine, a chalk paint used into the 1930s, to which nothing sticks: rub it with a wet finger and the finger comes away white. The other is a crack that only the paper was holding shut. We wash off the first, tape and skim the second, and coat the wall with a wallcovering primer, which lets a strip slide into place today and peel off cleanly in fifteen years.',
    'Hanging begins with a plan of the strips. The pattern is centred where you look, on the bed or the mantel, and the one seam that never meets goes behind the door. Corners are cut and lapped, since a house moves and a folded corner tears. When you order, check that all the rolls carry the same run number: two printings of one green are two greens, and you will see it from the hall. We count the rolls with you.',
  ],
  features: [
    'Test patch in one corner before the price is fixed',
    'Paper soaked or steamed off, paste washed from the wall',
    'Plaster cracks taped, gouges skimmed, walls sanded',
    'Wallcovering primer, so that it comes off again one day',
    'Lining paper under thin, dark or hand-printed papers',
    'Rolls counted with the repeat, run numbers checked',
    'Pattern centred on the bed, mantel or window',
    'Corners cut and lapped, never folded around',
    'Switch plates off, power to them off, edges cut clean',
    'Leftover rolls labelled and left for repairs',
  ],
  metaDescription:
    'Wallpaper installation and removal in Toronto and the GTA: old layers soaked off, plaster skimmed and primed, patterns centred and matched at every seam.',
} as const satisfies Service;
