import { company } from '../company.ts';
import { numberInWords } from '../grammar.ts';
import { ontarioRules } from '../ontario-rules.ts';
import type { Estimate } from './estimate.ts';
import { finishes } from './sample-finishes.ts';
import { roughWork } from './sample-rough-work.ts';
import { sampleRates, sampleStages } from './sample-stages.ts';

const { city } = company.location;

/** A complete sample estimate. Check its figures against your own jobs before you publish it. */
export const sampleEstimate = {
  job: 'Kitchen and dining room made one, 12 ft 6 inches by 20 ft, in a 1962 brick bungalow in Etobicoke',
  writtenOn: '2026-07-09',
  standsForDays: 30,
  startsOn: '2026-09-21',
  weeks: 9,
  weeksNote: 'Two more than a kitchen whose walls stay',
  permits: `City of ${city} building and plumbing permits; notification to the Electrical Safety Authority`,
  onYourCopy: `Our ${city} renovator licence, WSIB clearance, insurance and HST number`,
  groups: [...roughWork, ...finishes],
  stages: sampleStages,
  notIncluded: [
    'Appliances. You buy them; we take them in, place them and connect them.',
    'Removal of asbestos, if a test finds any: priced then, done by a trained crew.',
    'A new electrical panel. Yours has 100 amps and five free spaces; we looked.',
    'Furniture, blinds, and paint in other rooms.',
    'Work outdoors, except the cap of the hood duct.',
  ],
  rates: sampleRates,
} as const satisfies Estimate;

export const sampleEstimateWords = {
  title: 'An estimate, line by line',
  introduction:
    'Ours all look like this one. Each piece of work has a line and a price, so you can cross one out and see what it saves.',
  /** Continues the sentence after 'A sample'. */
  sampleNote: `: nobody’s house, and not an offer. The figures are examples for ${city} in 2026; yours has your rooms, your quantities and your price.`,
  payment:
    'At stages that you can see, never ahead of the work. After the deposit, you have at no stage paid more than the work in the house is worth, less the holdback.',
  changes:
    'A change order names its lines, uses these rates and is signed by both of us before the work is done. It is paid with the last stage before the holdback.',
  law: [
    `A contract signed at home can be cancelled within ${numberInWords(ontarioRules.cancellationDays)} days after you receive your copy (Consumer Protection Act).`,
    `A bill may be at most ${ontarioRules.estimateMarginPercent} percent above the estimate that the contract rests on, unless you agreed to new work or a new price (the same act).`,
    `You keep the holdback of ${ontarioRules.holdbackPercent} percent until the time for liens has run out (Construction Act).`,
  ],
} as const;
