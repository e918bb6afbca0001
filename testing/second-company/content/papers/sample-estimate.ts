import { ontarioRules } from '../ontario-rules.ts';
import type { Estimate } from './estimate.ts';

/** Three groups without a note, in one week and with three stages: the rest is optional. */
export const sampleEstimate = {
  job: 'A vanity and its wall, in a stone house on Earl Street',
  writtenOn: '2026-02-02',
  standsForDays: 14,
  startsOn: '2026-03-02',
  weeks: 1,
  permits: 'None: the pipes stay where they are',
  onYourCopy: 'Our HST number',
  groups: [
    {
      id: 'vanity',
      title: 'Vanity',
      standsBy: 'fitted',
      lines: [
        { work: 'Oak vanity from our shop', price: { basis: 'one piece', amount: 2480.5 } },
        { work: 'Fitted and connected', price: { quantity: 7.5, unit: 'hours', rate: 79 } },
      ],
    },
    {
      id: 'wall',
      title: 'Wall',
      standsBy: 'fitted',
      lines: [{ work: 'Plaster made good, painted', price: { quantity: 33, unit: 'sq ft', rate: 6.35 } }],
    },
    {
      id: 'allowance',
      title: 'Allowance',
      standsBy: 'fitted',
      lines: [{ work: 'Tap', price: { basis: 'one piece', amount: 310 } }],
    },
  ],
  stages: [
    { key: 'order', name: 'With the order', detail: 'The oak is bought', percent: 30, weeksDone: 0 },
    { key: 'fitted', name: 'Fitted', detail: 'Water runs', percent: 60, weeksDone: 1 },
    {
      key: 'holdback',
      name: 'Holdback',
      detail: 'As the law has it',
      percent: ontarioRules.holdbackPercent,
      weeksDone: 1,
    },
  ],
  notIncluded: ['The tub.'],
  rates: { carpenter: 79, helper: 55, onMaterials: 12, onTrades: 8 },
} as const satisfies Estimate;

export const sampleEstimateWords = {
  title: 'What a vanity costs',
  introduction: 'Every piece has its price.',
  sampleNote: ', for a house that does not exist.',
  payment: 'When it is there.',
  changes: 'By these rates, in writing.',
  law: ['The law of Ontario applies.'],
} as const;
