import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const customCarpentry = {
  id: 6,
  slug: 'custom-carpentry',
  title: 'Custom Carpentry',
  shortTitle: 'Carpentry',
  shortDescription: 'Bookcases, window seats and benches, built for one wall and cut to fit it.',
  iconName: 'carpentry',
  picture: pictures['custom-carpentry-service'],
  projectType: 'Other',
  fullDescription: [
    'No wall in an old house is straight and every good cabinet is, so somebody has to close the gap between the two.',
    'We build the cabinet square, leave its outer edge wide, and plane that edge on site to the exact line of your plaster. Carpenters call that scribing; it means cut to fit.',
    'Shelves sag when they span too far. For a 3/4-inch plywood shelf full of books the limit is about 32 inches, so we divide a longer shelf or glue a deep hardwood edge to its front. Solid panels float in their frames without glue, because a wide oak board can grow and shrink by several millimetres between August and February. Fixed tight, it splits itself or the joint.',
    'A built-in also covers things that have to go on working. Radiators get one opening low and another high, so that warm air can rise through. Outlets are brought forward to the new face by a licensed electrical contractor, never buried. Hardwood plywood and MDF have had to meet formaldehyde limits in Canada since January 2023, and carry a label that says so: any shop should be able to show you one.',
  ],
  closeView: {
    picture: pictures['custom-carpentry-close'],
    caption: 'A dovetailed box of ash behind a white oak front: the joint holds without a nail.',
  },
  detail: {
    picture: pictures['custom-carpentry-detail'],
    caption:
      'Shelves of 31 inches with a deeper strip of oak along the front, so that books do not bend them.',
  },
  features: [
    'Drawn to scale and agreed before any wood is cut',
    'Every edge cut to fit the wall, floor and ceiling',
    'Shelves sized to their load, edged so as not to sag',
    'White oak, walnut or maple, or poplar for painting',
    'Veneers matched from one door to the next',
    'Hinges and drawer slides that you can adjust yourself',
    'Radiators, vents and outlets kept working',
    'Sprayed in the shop, touched up on site',
    'Window seats, benches, mantels, panelling, closets',
    'Baseboard and crown carried across, so nothing looks added',
  ],
  precision: 'Plywood shelves divided at 32 inches, edges planed to the line of your wall.',
  invitation: 'Show us the wall you want to fill',
  metaDescription:
    'Bookcases, window seats, mudroom benches and mantels for houses in Toronto and the GTA: custom carpentry built true in the shop and cut to fit your walls.',
} as const satisfies Service;
