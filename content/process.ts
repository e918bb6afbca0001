import { numberBeginningSentence } from './grammar.ts';

type ProcessStep = { readonly title: string; readonly text: string };

/** The steps of a renovation, in order, from the first visit to handing over the keys. */
export const processSteps = [
  {
    title: 'Initial Consultation',
    text: 'We walk through the house, find the trouble spots and say what the job needs.',
  },
  {
    title: 'Design & Planning',
    text: 'Measured drawings and a line-by-line price. We apply for the permits.',
  },
  {
    title: 'Project Scheduling',
    text: 'One calendar: start, finish, and the days without water or power.',
  },
  {
    title: 'Team Assignment',
    text: 'One lead carpenter, named in your contract and on site every day.',
  },
  {
    title: 'Construction Phase',
    text: 'Floors covered, dust walls up. Photos every Friday, bad news the same day.',
  },
  {
    title: 'Final Inspection',
    text: 'We check every room with you, close the permit and hand over the warranty.',
  },
] as const satisfies readonly ProcessStep[];

export const firstVisit = 'The first visit is free';

/** Shown in the dialog that the buttons for a consultation open. */
export const freeConsultation = 'A free consultation at your house';

export const processIntroduction = `${numberBeginningSentence(processSteps.length)} steps, from first visit to final inspection. You always know which one you are in.`;
