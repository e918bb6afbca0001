import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const miltonPotLights = {
  id: 13,
  slug: 'milton-pot-lights',
  title: 'Twelve lights for a dark bungalow',
  service: 'pot-lights',
  city: 'Milton',
  description: 'Twelve slim lights on two dimmers, and aluminum wiring joined safely.',
  completionDate: 'October 2026',
  isFeatured: true,
  cover: pictures['pot-lights-after'],
  storyTitle: 'Ask what the wires are made of',
  story: [
    'One dome in the middle of the ceiling lit this living room, which means that it lit the carpet. The corners were brown by five o’clock. The owners of the bungalow, built in 1973, asked for pot lights in a grid, six by two. We drew the furniture first. A grid lights a floor; people look at walls. So four of the twelve went in a row, 24 inches from the long wall, to wash it from the top.',
    'Two things had to be known before a hole was cut. The ceiling had a sprayed texture of an age that can hold asbestos; a laboratory found none. And the first box that we opened showed silver wire. Many Ontario houses built from 1965 to 1978 are wired in aluminum. It may stay, but its joints work loose, and copper twisted straight onto it can overheat.',
    'Our licensed electrical contractor joined copper to aluminum with connectors approved for the pair, changed the outlets and switches in the room to a type marked for aluminum, and ran new copper from the panel for the lights. Above a bungalow’s ceiling is the attic, so the fixtures are airtight and rated for contact with insulation, and each is sealed to the plastic vapour barrier.',
    'Twelve slim lights at 2700 K are on two dimmers, wall and room; most evenings the four on the wall are enough. The ceiling was skimmed smooth, the wall painted brown, the hardwood under the carpet sanded. In Ontario only a licensed electrical contractor may do such work for hire. Ask for the licence number (ECRA/ESA) on the quote and for the electrical safety (ESA) certificate at the end: insurers ask too.',
  ],
  features: [
    'Lights set out from the furniture plan',
    'Twelve slim 2700 K lights, airtight and insulation-rated',
    'Two zones on dimmers, wall and room',
    'Aluminum joined to copper with approved connectors',
    'Texture tested, ceiling skimmed smooth',
    'Media wall painted, six shelves with light below',
    'Carpet out, hardwood sanded and finished',
  ],
  gallery: [
    {
      picture: pictures['pot-lights-close'],
      caption: 'Flush with the skimmed ceiling, airtight, and sealed to the vapour barrier above it.',
    },
    {
      picture: pictures['pot-lights-detail'],
      caption: 'Walnut shelves, three to a side, with light below each.',
    },
    {
      picture: pictures['pot-lights-after'],
      caption: 'Four of the twelve wash the wall from the top. Most evenings they are enough.',
    },
    {
      picture: pictures['pot-lights-before'],
      caption: 'Before: one dome, which lit the carpet.',
    },
  ],
  beforeAndAfter: { before: pictures['pot-lights-before'], after: pictures['pot-lights-after'] },
  drawing: { scene: 'pot-lights', caption: 'As drawn: four lights in a row, 24 inches from the wall.' },
  schedule: {
    house: 'Detached bungalow, 1973',
    timeOnSite: '9 working days',
    permits: 'Electrical safety (ESA)',
    area: '310 sq ft',
  },
  finishes: [
    { what: 'Pot lights', name: 'Lampwork, Slim 4', note: '2700 K, airtight, insulation-rated' },
    { what: 'Dimmers', name: 'Lockerby, Slide 2', note: 'One for the wall, one for the room' },
    { what: 'Shelves', name: 'Fernleigh Mill, Walnut 30', note: 'LED strip let in below' },
    { what: 'Media wall', name: 'Tansy Paint, “Bark”', note: 'Matte' },
    { what: 'Floor', name: 'The hardwood of the house', note: 'Sanded and finished' },
  ],
  metaDescription:
    'Twelve pot lights for a 1973 Milton bungalow, set out from the furniture, sealed to the attic, and joined safely to aluminum wiring.',
} as const satisfies ProjectEntry;
