import type { Service } from '../service.ts';

export const painting = {
  id: 11,
  slug: 'painting',
  title: 'Painting Services',
  shortDescription: 'Two coats over washed, filled, sanded and primed walls. Lead paint handled safely.',
  iconName: 'painting',
  picture: 'painting-service',
  projectType: 'Painting Services',
  fullDescription: [
    'Two coats of paint dry to about the thickness of a sheet of paper, and they hide as much as paper would. More than half of our hours in a room therefore go into washing, filling, sanding, caulking and priming, with a lamp held flat against the wall, since evening sun will light it from the side in just the same way.',
    'Health Canada says that a house from before 1960 probably has lead paint, and that one built up to 1990 may, above all outdoors. In such houses we do not dry-sand and do not burn paint off: the room is sealed, the surface is kept wet, and a HEPA vacuum follows. Old trim brings another question, as latex over gloss oil peels in strips. A rag with methyl hydrate settles it: if the colour rubs off it is latex, if not we scuff and use a bonding primer.',
    'Outdoors the calendar decides. Most exterior paints want the wall above 10 degrees until they have dried, nights included, so the season here runs roughly from May to early October. Bare wood gets its primer within days, before the sun spoils the surface. As for old brick, we will try to talk you out of it: paint keeps the wall from drying, and then freeze and thaw take off the paint with the face of the brick.',
  ],
  features: [
    'Furniture moved, floors covered, rooms sealed for dust',
    'Walls washed, nail pops reset, cracks cut out and filled',
    'Lead-safe practice in houses built before 1990',
    'Stains blocked, patches and bare wood primed',
    'Two full coats, brands and colours written down',
    'Low-odour paints for bedrooms and for winter work',
    'Trim sanded between coats, doors painted off the hinge',
    'Limewash and mineral paint on sound plaster',
    'Exterior wood scraped, caulked and primed in season',
    'Walk-through by lamp and by daylight, touch-ups included',
  ],
  metaDescription:
    'House painters for the Greater Toronto Area, indoors and out: two coats over washed, filled, sanded and primed walls, lead-safe in houses from before 1990.',
} as const satisfies Service;
