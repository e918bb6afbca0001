import { numberBeginningSentence } from './number-words.ts';

export type ProcessStep = { readonly title: string; readonly text: string };

/** The renovation from the first visit to the keys, in order. */
export const processSteps = [
  {
    title: 'Initial Consultation',
    text: 'We walk through the house with you, look where trouble usually hides, and say what the job needs.',
  },
  {
    title: 'Design & Planning',
    text: 'Measured drawings, a fixed list of work and a line-by-line price. We apply for the permits.',
  },
  {
    title: 'Project Scheduling',
    text: 'Start date, finish date and the days without water or power, all on one calendar.',
  },
  {
    title: 'Team Assignment',
    text: 'One lead carpenter, named in the contract, on site every day. Licensed trades for plumbing, gas and wiring.',
  },
  {
    title: 'Construction Phase',
    text: 'Floors covered, dust walls up, photos every Friday. What we find in a wall, you hear about that day.',
  },
  {
    title: 'Final Inspection',
    text: 'We check every room with you, close the permit and hand over the manuals and the warranty.',
  },
] as const satisfies readonly ProcessStep[];

export const processIntroduction = `${numberBeginningSentence(processSteps.length)} steps, from first visit to final inspection. You always know which one you are in.`;
