import { numberInWords } from '../grammar.ts';
import { ontarioRules } from '../ontario-rules.ts';
import type { ChangeRates, PaymentStage } from './estimate.ts';

/** Payment stages and rates for changes, in the sample estimate as in every contract. */

const tenDays = `${numberInWords(ontarioRules.cancellationDays)} days`;

export const sampleStages = [
  {
    key: 'signing',
    name: 'On signing',
    detail: `The deposit. For ${tenDays} nothing custom is ordered and nothing demolished, unless you ask`,
    percent: 10,
    weeksDone: 0,
  },
  {
    key: 'beam',
    name: 'Beam in and inspected',
    detail: 'The wall is out; the city has passed beam, posts and footing',
    percent: 10,
    weeksDone: 2,
  },
  {
    key: 'inspected',
    name: 'Pipes and wires inspected',
    detail: 'Before any of it is covered',
    percent: 10,
    weeksDone: 4,
  },
  {
    key: 'cabinets',
    name: 'Cabinets set',
    detail: 'Drywall closed, floor levelled, boxes fixed',
    percent: 35,
    weeksDone: 6,
  },
  {
    key: 'counters',
    name: 'Counters, tile and floor in',
    detail: 'The kitchen sink runs again',
    percent: 15,
    weeksDone: 8,
  },
  {
    key: 'final',
    name: 'Final list done',
    detail: 'Permit closed, certificate for the wiring in your binder',
    percent: 10,
    weeksDone: 9,
  },
  {
    key: 'holdback',
    name: 'Holdback',
    detail: `What the Construction Act has you keep back, as a rule until ${ontarioRules.lienDays} days after completion`,
    percent: ontarioRules.holdbackPercent,
    weeksDone: 9,
  },
] as const satisfies readonly PaymentStage[];

export type SampleStage = (typeof sampleStages)[number]['key'];

export const sampleRates = {
  carpenter: 88,
  helper: 68,
  onMaterials: 15,
  onTrades: 10,
} as const satisfies ChangeRates;
