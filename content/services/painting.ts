import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const painting = {
  id: 11,
  slug: 'painting',
  title: 'Painting Services',
  shortTitle: 'Painting',
  shortDescription: 'Two coats over washed, filled, sanded and primed walls. Lead paint handled safely.',
  iconName: 'painting',
  picture: pictures['painting-service'],
  wideFocus: 70,
  projectType: 'Painting Services',
  fullDescription: [
    'Two coats of paint dry to about the thickness of a sheet of paper, and hide about as much as paper would.',
    'So more than half of our hours in a room go into washing, filling, sanding, caulking and priming. We work with a lamp held flat to the wall, because evening sun will show every bump in the same way.',
    'Health Canada says that a house from before 1960 probably has lead paint, and that one built up to 1990 may, especially outdoors. In such houses we do not dry-sand and do not burn paint off: the room is sealed, the surface is kept wet, and a HEPA vacuum follows. Old trim needs one more test, because latex paint peels off glossy oil paint in strips. We rub it with methyl hydrate, an alcohol: if the colour comes off, it is latex; if not, we scuff it and use a bonding primer.',
    'Outdoors it depends on the season. Most exterior paints need the wall above 10 degrees until they have dried, nights included, so here it runs roughly from May to early October. Bare wood gets its primer within days, before the sun spoils the surface. As for old brick, we will try to talk you out of it: paint keeps the wall from drying, and then freeze and thaw take off the paint with the face of the brick.',
  ],
  sitePicture: {
    picture: pictures['site-dust-wall'],
    caption: 'The room is sealed before we sand: plastic, a zipper, and a vacuum at hand.',
  },
  closeView: {
    picture: pictures['painting-close'],
    caption: 'The line between clay red and white, cut by hand along the cap of the panelling.',
  },
  detail: {
    picture: pictures['painting-detail'],
    caption: 'A wall that was pinned, filled in three coats and primed before it had a colour.',
  },
  features: [
    'Furniture moved, floors covered, rooms sealed for dust',
    'Walls washed, popped nails reset, cracks cut out and filled',
    'Lead-safe practice in houses built before 1990',
    'Stains blocked, patches and bare wood primed',
    'Two full coats, brands and colours written down',
    'Low-odour paints for bedrooms and for winter work',
    'Trim sanded between coats, doors painted off their hinges',
    'Limewash and mineral paint on sound plaster',
    'Exterior wood scraped, caulked and primed in season',
    'Walk-through by lamp and by daylight, touch-ups included',
  ],
  precision: 'Walls checked with a lamp held flat to them, and again by daylight.',
  invitation: 'Show us your walls',
  metaDescription:
    'House painters for the Greater Toronto Area, indoors and out: two coats over washed, filled, sanded and primed walls, lead-safe in houses from before 1990.',
} as const satisfies Service;
