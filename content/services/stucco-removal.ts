import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const stuccoRemoval = {
  id: 12,
  slug: 'stucco-removal',
  title: 'Stucco Removal Services',
  shortTitle: 'Stucco',
  shortDescription: 'Old stucco taken off by hand, joints refilled with lime, so the brick can dry.',
  iconName: 'stucco',
  picture: pictures['stucco-removal-service'],
  projectType: 'Stucco Removal Services',
  fullDescription: [
    'Stucco went over Toronto brick for one of two reasons: to look modern, or to hide something.',
    'Before we price its removal we cut three small openings in it, one high, one low and one under a sill, because the brick behind may be sound, crumbling, or pocked all over with a hatchet so that the stucco would hold.',
    'Cement stucco on a soft brick wall lets water in at every crack and gives it no way out, and frost does the rest. We saw it into panels without touching the brick, and lift each with hand chisels and light hammers held flat, with water or a vacuum at the blade, because the dust holds silica. A sample goes to the lab for asbestos first. Broken bricks are turned around, or replaced from a hidden wall of the same house.',
    'Then the joints are refilled (repointed), with a mortar that has to be softer than the brick. Brick from before about 1930 was usually laid in lime, which lets a wall dry through its joints and gives a little when the house moves; hard Portland mortar sends the water out through the brick, and winter pushes the face off. So ask what the mortar is made of, and how much of it is lime. Where a house is designated, or in a heritage conservation district, the City may have to approve first.',
  ],
  closeView: {
    picture: pictures['stucco-removal-close'],
    caption: 'Joints raked 25 mm deep and refilled with more lime than cement: softer than the brick.',
  },
  detail: {
    picture: pictures['stucco-removal-detail'],
    caption: 'The red soldier course, bricks on end, had been under stucco for forty years.',
  },
  features: [
    'Three test openings, closed again the same day',
    'Asbestos sample sent to a lab before any cutting',
    'Stucco lifted by hand tools, no blasting, no acid',
    'Dust held down by water or vacuum, gardens covered',
    'Broken bricks turned around or replaced with old ones',
    'Joints raked out by hand and repointed in lime',
    'Nail holes and hatchet marks filled with tinted lime',
    'Sills, lintels and flashings repaired while exposed',
    'Heritage approval applied for where it is needed',
    'No sealer afterwards: the wall has to dry',
  ],
  precision: 'Three test openings before the price, a lab result before the first cut.',
  invitation: 'Show us the wall',
  metaDescription:
    'Stucco removal and brick restoration in Toronto and the GTA: test openings first, stucco lifted by hand, bricks replaced, joints repointed in lime mortar.',
} as const satisfies Service;
