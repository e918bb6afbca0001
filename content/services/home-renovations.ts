import { warrantyYears } from '../company.ts';
import { numberInWords } from '../grammar.ts';
import { ontarioRules } from '../ontario-rules.ts';
import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const homeRenovations = {
  id: 1,
  slug: 'home-renovations',
  title: 'Home Renovations',
  shortDescription: 'Walls, wiring, pipes and permits, with one carpenter in charge.',
  iconName: 'house',
  picture: pictures['home-renovations-service'],
  projectType: 'Home Renovations',
  isListedInSitemap: true,
  fullDescription: [
    'A Toronto house is usually three houses: the one that was built, the one that somebody altered in 1974, and the one you want now. Our work is to find where the three disagree, behind the plaster and under the floor, and to solve it on paper before anything is knocked down.',
    'An open plan begins with one question: what does that wall hold up? In a post-war bungalow the wall down the middle usually carries the ceiling. In a semi the wall between the rooms often carries the floor above. Some walls carry nothing and look just the same, so we have an engineer decide.',
    'With the walls open we look for knob-and-tube, the old cloth-covered wiring that many insurers refuse, and for the lead water pipes of houses from before the mid-1950s.',
    `Taking out a bearing wall, moving plumbing or widening a window needs a building permit. The Ontario Building Code gives a city ${numberInWords(ontarioRules.permitBusinessDays)} business days to decide on a complete application for a house, so we make sure that yours is complete. We draw it, file it and meet the inspector. You get one line-by-line price, a calendar that marks the days without water, and a lead carpenter whose name is in the contract.`,
  ],
  sitePicture: {
    picture: pictures['site-framed-room'],
    caption: 'A temporary post carries the beam until its own posts stand on their footings.',
  },
  closeView: {
    picture: pictures['home-renovations-close'],
    caption:
      'A new window in an opening from 1923. The sill board is returned at its end, so that no end grain shows.',
  },
  detail: {
    picture: pictures['home-renovations-detail'],
    caption:
      'The sofa stands where the carpet ended at a stub of wall. White oak now runs through both rooms.',
  },
  features: [
    'Measured drawings, a list of the work, a line-by-line price',
    'Permit drawings at a price of their own, filing, inspections',
    'Beams sized by an engineer, with footings to carry them',
    'Rewiring by a licensed electrical contractor',
    'Pipes and drains renewed while the walls are open',
    'Insulation and air sealing before the drywall goes up',
    'Suspect materials tested for asbestos before demolition',
    'Smoke and CO alarms brought up to the Ontario Fire Code',
    'Dust walls, covered floors, photos every Friday',
    `${warrantyYears.workmanship} years on workmanship, ${warrantyYears.majorStructuralElements} on major structure`,
  ],
  precision: 'Every beam sized by an engineer, its load followed down to the footing.',
  isStructural: true,
  invitation: 'Show us your house',
  metaDescription:
    'Whole-house renovations in Toronto and the GTA: bearing walls, rewiring, plumbing, permits drawn and filed, one named lead carpenter, one line-by-line price.',
} as const satisfies Service;
