import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const flooring = {
  id: 5,
  slug: 'flooring',
  title: 'Flooring Installation & Renovation Services',
  shortTitle: 'Flooring',
  shortDescription: 'Hardwood, tile and vinyl on a subfloor that we level and screw down first.',
  iconName: 'flooring',
  picture: pictures['flooring-service'],
  wideFocus: 80,
  projectType: 'Flooring Installation & Renovation Services',
  isListedInSitemap: true,
  fullDescription: [
    'A floor is only as good as what it lies on, and around here that is often diagonal planks from 1925, or plywood that was nailed down in a hurry in 1985.',
    'We screw it down to the joists, sand the ridges, fill the hollows and lay a 10 ft straightedge across: 3 mm is the most daylight we leave under it.',
    'Wood moves across its width with the seasons. It swells in a humid July and shrinks in a heated January, when the air in a Toronto house can fall below 30 percent humidity. So before laying we measure the moisture in both: wide planks have to be within 2 percentage points of the subfloor, narrow strips within 4. The gap that we leave along the walls, hidden by the baseboard, is there so that the wood can move.',
    'Which floor goes where? Solid oak can be sanded for generations but does not belong in a basement. Engineered oak, a layer of oak on plywood, moves less over heated floors and on slabs. Vinyl forgives wet boots, and tile needs the stiffest floor of all. If your old floor is 9-inch tile from the fifties, leave it alone for now: the tile, or the black glue under it, may hold asbestos, and we have a lab test a piece before anyone lifts the rest.',
  ],
  closeView: {
    picture: pictures['flooring-close'],
    caption:
      'The vent is walnut too, flush with the blocks. Under the baseboard the wood has 12 mm to move in.',
  },
  detail: {
    picture: pictures['flooring-detail'],
    caption: 'Set out from a line between the two windows: the border cuts match to 4 mm.',
  },
  features: [
    'Moisture of boards and subfloor measured and recorded',
    'Subfloor screwed to the joists, squeaks cured first',
    'Levelled to 3 mm in 10 ft before the first board',
    'Herringbone set out from the centre line of the room',
    'Hardwood sanded in place with dust extraction',
    'Membrane under tile, so that the wood below can move',
    'Stair nosings and vents made from the same wood',
    'Flush thresholds where two floors meet',
    'Old strip floors patched board by board',
    'Doors trimmed and baseboards put back',
  ],
  precision: 'Subfloor flat to 3 mm in 10 ft, moisture of the boards recorded.',
  invitation: 'Show us your floor',
  metaDescription:
    'Hardwood, engineered oak, tile and vinyl floors in Toronto and the GTA, laid on a subfloor that is screwed, levelled to 3 mm in 10 ft and moisture-tested.',
} as const satisfies Service;
