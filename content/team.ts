import { numberInWords } from './grammar.ts';
import { processSteps } from './process.ts';

export type TeamMember = {
  readonly name: string;
  readonly position: string;
  readonly description: string;
  /** The path of a drawing or portrait, relative to the site's root. If empty, the mark is shown instead. */
  readonly imagePath: string;
  /** The first and last step of content/process.ts in which the role works, starting at 1. */
  readonly steps: readonly [first: number, last: number];
  /** Whether the role continues after the work is done. */
  readonly staysAfter?: true;
};

/** Shown below the roles until people are published. */
export const rolesNote = `The marks under each role count the ${numberInWords(processSteps.length)} steps of the process on our home page, from first visit to final inspection. Names and faces will appear here as each of us agrees to be shown; the lead carpenter’s name is in your contract before anything begins.`;

/** The roles on a job. Add names and portraits when people agree to be shown. */
export const teamRoles = [
  {
    name: 'Estimator',
    position: 'First visit and price',
    description:
      'Built houses before pricing them. Measures the rooms, looks into the attic and the electrical panel, and writes the estimate line by line.',
    imagePath: '/drawings/tools/tape-measure.svg',
    steps: [1, 2],
  },
  {
    name: 'Designer',
    position: 'Drawings and permits',
    description:
      'Draws the house as it stands and as it will be, applies for the permits and answers the city’s questions.',
    imagePath: '/drawings/tools/scale-rule.svg',
    steps: [2, 3],
  },
  {
    name: 'Lead carpenter',
    position: 'Your house, every day',
    description:
      'Holds the drawings and the schedule, opens up in the morning, locks up at night and tells you what was found.',
    imagePath: '/drawings/tools/level.svg',
    steps: [4, 6],
  },
  {
    name: 'Finish carpenter',
    position: 'Trim, built-ins and stairs',
    description:
      'Cuts cabinets to fit walls that were never straight, and recuts a bad joint instead of hiding it with caulk.',
    imagePath: '/drawings/tools/block-plane.svg',
    steps: [5, 5],
  },
  {
    name: 'Licensed trades',
    position: 'Wiring, plumbing and gas',
    description:
      'Licensed contractors who register their work and meet the inspectors. Their certificates go into your binder.',
    imagePath: '/drawings/tools/wrench-and-tester.svg',
    steps: [5, 5],
  },
  {
    name: 'Client coordinator',
    position: 'Phone, schedule and paperwork',
    description:
      'Answers the phone, sends the Friday photos, and still has your file when you call about the warranty.',
    imagePath: '/drawings/tools/phone-and-binder.svg',
    steps: [1, 6],
    staysAfter: true,
  },
] as const satisfies readonly TeamMember[];
