import { company } from './company.ts';

/** Texts around the entries that the owner publishes, and for pages that have none yet. */

const { city } = company.location;

export const sampleNotes = {
  project: 'A sample project, shown until we publish our own. Its pictures are renderings.',
  testimonials:
    'Testimonials marked “Sample” are examples, shown until we publish our clients’ own words. Their pictures are renderings.',
  terms:
    'Projects and reviews marked “Sample” are examples, shown until we publish our own. Their pictures are renderings.',
} as const satisfies Record<string, string>;

/** Introduction and meta description of pages whose list is empty, 50 to 160 characters long. */
export const emptyPages = {
  projects: `Our finished houses will be shown here. Until then, see what we do in and around ${city}, or ask for a free estimate.`,
  testimonials:
    'Our clients’ words will appear here once they have lived with the work for a while. Until then, the work speaks for itself.',
} as const satisfies Record<string, string>;

/** Shown below the heading on Home while there is a single project. */
export const singleProjectOnHome = 'Our newest house, and what we did in it.';

/** Texts around the list of a project's finishes. */
export const finishesWords = {
  title: 'What things are',
  note: 'By name, so that you can ask for the same.',
  /** Shown beside the list if makers and names are fictitious. */
  sample: 'Sample names',
} as const;

export const priceWords = {
  title: 'What it costs',
  /** Follows the explanation of what the price depends on. */
  note: 'Your own comes line by line, as in our sample estimate, after a free visit.',
} as const;
