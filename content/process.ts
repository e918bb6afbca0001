import { numberBeginningSentence } from './number-words.ts';

export type ProcessStep = { readonly title: string; readonly text: string };

/** The renovation from the first visit to the keys, in order. */
export const processSteps = [
  {
    title: 'Initial Consultation',
    text: 'We walk the house with you, open an access panel or two, and say what the job needs and what it does not.',
  },
  {
    title: 'Design & Planning',
    text: 'Measured drawings, a fixed scope and a price by line. Permits are filed from the same set.',
  },
  {
    title: 'Project Scheduling',
    text: 'Start date, finish date, and the days on which the water or the power is off. You get the chart.',
  },
  {
    title: 'Team Assignment',
    text: 'One lead carpenter, named in the contract, on site every day. Licensed trades for plumbing, gas and power.',
  },
  {
    title: 'Construction Phase',
    text: 'Floors covered, dust walls up, a photo log each Friday. Anything we find in the wall, you hear that day.',
  },
  {
    title: 'Final Inspection',
    text: 'We walk it together with a list, close the permit, and hand over manuals and the warranty.',
  },
] as const satisfies readonly ProcessStep[];

export const processIntroduction = `${numberBeginningSentence(processSteps.length)} steps, from first visit to final inspection. You always know which one you are in.`;
