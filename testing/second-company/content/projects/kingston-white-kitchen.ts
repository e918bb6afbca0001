import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const kingstonWhiteKitchen = {
  id: 1,
  slug: 'kingston-white-kitchen',
  title: 'A white kitchen behind stone',
  service: 'kitchen-renovations',
  city: 'Kingston',
  description: 'A wall in front of the wall keeps the pipes warm and the cabinets straight.',
  completionDate: 'April 2024',
  isFeatured: true,
  cover: pictures['kitchen-renovations-after'],
  storyTitle: 'A wall in front of the wall',
  story: [
    'The house was built of limestone in 1841 and its kitchen was last changed in 1983. The outside wall behind the sink was out of plumb by the width of a hand, and its pipes had frozen in three of the last five winters. The owners had learned to leave a cupboard door open and a lamp burning.',
    'We framed a second wall in front of the stone, insulated between the two and brought the water up on the warm side. It cost five inches of floor. In return the cabinets stand against something straight, the window has a sill deep enough for herbs, and nobody has lit the lamp since.',
    'The blue island holds the drawers that the outside wall gave up. Its counter was measured when the cabinets were fixed and came in one piece through the garden doors, on a cold morning, with eight people. If your pipes freeze, ask where they run before you ask for a heater.',
  ],
  features: [
    'Second wall framed and insulated in front of the stone',
    'Water pipes moved to the warm side',
    'White cabinets from our own shop',
    'Blue island with twelve drawers',
    'Counter in one piece, without a seam',
  ],
  gallery: [
    { picture: pictures['kitchen-renovations-detail'] },
    { picture: pictures['kitchen-renovations-after'] },
    { picture: pictures['kitchen-renovations-before'] },
  ],
  beforeAndAfter: {
    before: pictures['kitchen-renovations-before'],
    after: pictures['kitchen-renovations-after'],
  },
  drawing: { scene: 'kitchen-renovations' },
  schedule: {
    house: 'Stone house, 1841',
    timeOnSite: '6 weeks',
    permits: 'Plumbing',
    area: '180 sq ft',
  },
  metaDescription:
    'A white kitchen in a Kingston house of 1841: a second wall in front of the stone keeps the pipes from freezing and gives the cabinets a straight back.',
} as const satisfies ProjectEntry;
