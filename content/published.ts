import { company } from './company.ts';

/** What pages say around that which the owner publishes, and while there is none of it. */

const { city } = company.location;

export const sampleNotes = {
  project: 'A sample project, shown until we publish our own. Its pictures are renderings.',
  testimonials:
    'Testimonials marked “Sample” are examples, shown until we publish our clients’ own words. Their pictures are renderings.',
  terms:
    'Projects and reviews marked “Sample” are examples, shown until we publish our own. Their pictures are renderings.',
} as const satisfies Record<string, string>;

/** For pages whose list is empty, as their introduction and as what search engines show, in 50 to 160 characters. */
export const emptyPages = {
  projects: `Our finished houses will be shown here. Until then, see what we do in and around ${city}, or ask for a free estimate.`,
  testimonials:
    'Our clients’ words will stand here when they have lived with the work for a while. Until then, the work speaks for itself.',
} as const satisfies Record<string, string>;

/** Below the heading on Home while there is a single project. */
export const singleProjectOnHome = 'Our newest house, and what we did in it.';

/** Around the list of a project's finishes. */
export const finishesWords = {
  title: 'What things are',
  note: 'By name, so that you can ask for the same.',
  /** Beside it, where maker and name are invented. */
  sample: 'Sample names',
} as const;

export const priceWords = {
  title: 'What it costs',
  /** After what the price rests on. */
  note: 'Your own comes line by line, as in our sample estimate, after a free visit.',
} as const;
