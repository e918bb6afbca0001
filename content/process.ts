import { numberBeginningSentence } from './number-words.ts';

export type ProcessStep = { readonly title: string; readonly text: string };

/** The renovation from the first visit to the keys, in order. */
export const processSteps = [
  {
    title: 'Initial Consultation',
    text: 'We walk the house with you, look behind a panel or two, and say what the job needs and what it does not.',
  },
  {
    title: 'Design & Planning',
    text: 'Measured drawings, a fixed scope and a line-by-line price. We apply for the permits with the same drawings.',
  },
  {
    title: 'Project Scheduling',
    text: 'Start date, finish date, and the days on which the water or the power is off, all on one calendar.',
  },
  {
    title: 'Team Assignment',
    text: 'One lead carpenter, named in the contract, on site every day. Licensed trades for plumbing, gas and power.',
  },
  {
    title: 'Construction Phase',
    text: 'Floors covered, dust walls up, photographs every Friday. Whatever we find in a wall, you hear of it that day.',
  },
  {
    title: 'Final Inspection',
    text: 'We walk it together with a list, close the permit, and hand over manuals and the warranty.',
  },
] as const satisfies readonly ProcessStep[];

export const processIntroduction = `${numberBeginningSentence(processSteps.length)} steps, from first visit to final inspection. You always know which one you are in.`;
