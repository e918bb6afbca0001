import { company, warrantyYears } from './company.ts';

type Passage = { readonly title: string; readonly paragraphs: readonly string[] };

type Point = { readonly title: string; readonly text: string };

export type ClientReview = { readonly quote: string; readonly author: string; readonly location: string };

export const companyStory = {
  title: 'Where we come from',
  paragraphs: [
    `A cabinet shop on Princess Street that began to fit its own kitchens in ${company.launched}, with ${company.yearsOfExperience} years of making them for others.`,
  ],
} as const satisfies Passage;

export const backgroundFacts = [
  ['Experience', `${company.yearsOfExperience} years, in a cabinet shop`],
  ['Launched', String(company.launched)],
] as const satisfies readonly (readonly [name: string, value: string])[];

export const whyChooseUs = {
  title: 'Why choose us',
  points: [
    {
      title: 'Two rooms only',
      text: 'We build kitchens and bathrooms, and send you to somebody good for the rest.',
    },
    {
      title: 'A long warranty',
      text: `${warrantyYears.workmanship} years on workmanship, ${warrantyYears.majorStructuralElements} on structure.`,
    },
  ],
} as const satisfies { title: string; points: readonly Point[] };

export const clientReview = {
  quote: 'They came when they said and left when they were done.',
  author: 'Ruth Amsel',
  location: 'Gananoque, Ontario',
} as const satisfies ClientReview;

export const teamApproach = {
  title: 'Who comes to your house',
  paragraphs: ['The two people who made your cabinets fit them, and stay until the last handle is on.'],
} as const satisfies Passage;

export const workSteps = [
  { title: 'Measure', text: 'Once for the drawing.' },
  { title: 'Measure again', text: 'Once more when the room is empty.' },
  { title: 'Fit', text: 'By the people who made it.' },
] as const satisfies readonly Point[];

export const mission = {
  title: 'What we are for',
  paragraphs: ['Rooms with water in them that stay dry where they should.'],
} as const satisfies Passage;

export const values = [
  { title: 'Care', text: 'For the house, which is older than all of us.' },
  { title: 'Plain speech', text: 'Late is late, and you hear it on the day.' },
] as const satisfies readonly Point[];
