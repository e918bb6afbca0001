import { company, warrantyYears } from './company.ts';
import { firstVisit, processSteps } from './process.ts';

const { city } = company.location;

export const pageDescriptions = {
  home: `Kitchens and bathrooms for the stone houses of ${city}, made and fitted by the same people. An answer within ${company.replyWithinHours} hours.`,
  services: `What we make and fit in the ${company.serviceArea}, what each job includes, and how long it takes.`,
  projects: `Kitchens in and around ${city}, each with what was in the way and what became of it.`,
  testimonials: 'What owners of stone houses say of their new kitchens and bathrooms, late days included.',
  about: `A cabinet shop that fits its own work, with ${company.yearsOfExperience} years behind it and its own name since ${company.launched}.`,
  sampleEstimate: 'What one vanity costs, piece by piece, with the hours of those who make it.',
  weeklyReport: 'The few lines that we write on a Friday, so that nobody has to ask how it stands.',
  contact: `Call ${company.phone.display} on any day, ${company.hours.spoken}, or write to us about your kitchen.`,
  careers:
    'Make cabinets in the shop, then fit them in the room: work for people who like to see the end of it.',
  portfolio: 'One drawer, one hinge or one edge of stone, and the hands that made it.',
  caseStudy:
    'One room that was in the way of itself, and the order in which it was put right, from the drain up.',
  privacyPolicy: 'What this website learns about you, why, who sees it and when it is deleted.',
  terms: `How estimates, payments and permits work with us, and the warranty of ${warrantyYears.workmanship} and ${warrantyYears.majorStructuralElements} years.`,
  accessibility: 'What works on this website without a mouse or without seeing it, and whom to ask for help.',
  sitemap: `Every page of ${company.name} on one sheet, and the way to an estimate.`,
} as const satisfies Record<string, string>;

export const intros = {
  footer: `Kitchens and bathrooms in Kingston since ${company.launched}, by people with ${company.yearsOfExperience} years in the trade.`,
  servicesOnHome: 'The two rooms with water in them, from the drain to the last handle.',
  projectsOnHome: 'Two kitchens in houses that are older than the city hall.',
  services: 'What we make, and what it takes.',
  projects: 'Kitchens, with what was in the way.',
  testimonials: 'Owners, in their own words.',
  about: company.tagline,
  whyChooseUs: 'Ask the other shops the same.',
  team: 'You will know all of them by name.',
  workSteps: 'Nothing is cut before the second measuring.',
  values: 'Short, so that we remember them.',
  contact: `Tell us which room. You get an answer within ${company.replyWithinHours} hours.`,
  questions: 'What people ask in the shop.',
  application: 'Show us something that you have made.',
} as const satisfies Record<string, string>;

export const servicesMenu = {
  title: 'Kitchens and bathrooms',
  text: 'Both at once costs less than one after the other.',
} as const;

export const invitations = {
  consultation: { title: 'Which room first?', text: 'We come by and say what we would do.' },
  projects: { title: 'Do you have a room like this?', text: 'Send us a photo of it.' },
  testimonials: { title: 'Would you like us to look at yours?', text: 'The shop is open on Saturdays.' },
  about: { title: firstVisit, text: processSteps[0].text },
  sampleEstimate: { title: 'And what would yours cost?', text: 'We come and measure.' },
  weeklyReport: { title: 'May we write to you?', text: 'Only when there is something to say.' },
  contact: { title: 'Still wondering?', text: `Call us, ${company.hours.spoken}.` },
  templateItem: { title: 'Would this fit your room?', text: 'Bring us its measurements.' },
} as const satisfies Record<string, { title: string; text: string }>;
