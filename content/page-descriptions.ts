import { company } from './company.ts';
import { warrantyYears } from './warranty.ts';

const { city } = company.location;

/** What search engines and link previews say of the pages that show no entry of their own, in 50 to 160 characters. */
export const pageDescriptions = {
  home: `Kitchens, basements, bathrooms and whole houses, drawn and built by one crew in ${city}. Free estimate, answered within ${company.replyWithinHours} hours.`,
  projects: `Houses that we renovated in and around ${city}: kitchens, basements, bathrooms, stairs and brick, each shown before and after, with what we found.`,
  testimonials:
    'What homeowners in Toronto, Oakville, Mississauga and Brampton say about their renovation: what was found, what it cost and what could have gone better.',
  about: `Two carpenters and an estimator with ${company.yearsOfExperience} years on ${city} houses, under their own name since ${company.launched}: the story, the team and what the firm stands for.`,
  careers: `Work for a small renovation firm in ${city}: carpentry, skilled trades, project management, office and apprenticeships. Apply in three minutes.`,
  caseStudy: `One problem that old ${city} houses have in common, and how we solve it, step by step: what comes first, what is checked and what is written down.`,
  terms: `How estimates, contracts, payments and permits work with us, and the warranty: ${warrantyYears.workmanship} years on workmanship, ${warrantyYears.majorStructuralElements} years on major structural elements.`,
} as const satisfies Record<string, string>;
