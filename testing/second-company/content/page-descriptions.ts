import { company } from './company.ts';
import { warrantyYears } from './warranty.ts';

export const pageDescriptions = {
  home: `Kitchens and bathrooms for the stone houses of ${company.location.city}, made and fitted by the same people. An answer within ${company.replyWithinHours} hours.`,
  projects: `Kitchens in and around ${company.location.city}, each with what was in the way and what became of it.`,
  testimonials: 'What owners of stone houses say of their new kitchens and bathrooms, late days included.',
  about: `A cabinet shop that fits its own work, with ${company.yearsOfExperience} years behind it and its own name since ${company.launched}.`,
  careers:
    'Make cabinets in the shop, then fit them in the room: work for people who like to see the end of it.',
  caseStudy:
    'One room that was in the way of itself, and the order in which it was put right, from the drain up.',
  terms: `How estimates, payments and permits work with us, and the warranty of ${warrantyYears.workmanship} and ${warrantyYears.majorStructuralElements} years.`,
} as const satisfies Record<string, string>;
