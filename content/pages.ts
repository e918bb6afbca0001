import { values, whyChooseUs, workSteps } from './about.ts';
import { company, warrantyYears } from './company.ts';
import { numberBeginningSentence, numberInWords } from './grammar.ts';
import { sampleStages } from './papers/sample-stages.ts';
import { firstVisit, processSteps } from './process.ts';
import { services } from './services/catalogue.ts';

const { city, region } = company.location;
const serviceCount = numberBeginningSentence(services.length);
const replyTime = `within ${company.replyWithinHours} hours`;

/** Meta descriptions of the pages that are not about a service or project, 50 to 160 characters long. */
export const pageDescriptions = {
  home: `Kitchens, basements, bathrooms and whole houses, drawn and built by one crew in ${city}. Free estimate, answered ${replyTime}.`,
  services: `${serviceCount} renovation services in the ${company.serviceArea}: what each includes, what usually goes wrong, and what to ask a contractor before you sign.`,
  projects: `Houses that we renovated in and around ${city}, each with its pictures, where it stands, when it was finished and what we did in it.`,
  testimonials: `What homeowners in and around ${city} say about their renovation: what was found, how it went and what could have gone better.`,
  about: `Two carpenters and an estimator with ${company.yearsOfExperience} years on ${city} houses, under their own name since ${company.launched}: the story, the team and what the firm stands for.`,
  sampleEstimate: `A whole kitchen estimate as an example: every line with its quantity, rate and price, ${numberInWords(sampleStages.length)} stages of payment, and what to ask other bidders.`,
  weeklyReport:
    'What our clients read every Friday, on one page: whether we are on schedule, what was found, what they must decide and by when, what was done and what it costs.',
  contact: `Call ${company.phone.display}, any day from ${company.hours.spoken}, or tell us briefly about your renovation. You will hear from us ${replyTime}. ${company.serviceArea}.`,
  careers: `Work for a small renovation firm in ${city}: carpentry, skilled trades, project management, office and apprenticeships. Apply in three minutes.`,
  portfolio:
    'One detail of our work and the people who made it: how the joint, the post or the seam was done, and why it was done that way.',
  caseStudy: `One problem that old ${city} houses have in common, and how we solve it, step by step: what comes first, what is checked and what is written down.`,
  privacyPolicy:
    'What we learn about you through this website, why, who sees it and when it is deleted. No tracking, no sale of data, and one address for questions.',
  terms: `How estimates, contracts, payments and permits work with us, and the warranty: ${warrantyYears.workmanship} years on workmanship, ${warrantyYears.majorStructuralElements} years on major structural elements.`,
  accessibility:
    'What we tested on this website for people who use a keyboard, a screen reader or large text, what is not perfect yet, and how to ask a person for help.',
  sitemap: `The pages of ${company.name} on one sheet: services, projects, the company, careers and the legal pages, and the quickest way to an estimate.`,
} as const satisfies Record<string, string>;

/** The texts below the headings of pages and sections, and below the tagline in the footer. */
export const intros = {
  footer: `Carpenters by trade: ${company.yearsOfExperience} years on ${city} houses, under our own name since ${company.launched}. We measure twice and answer the phone.`,
  servicesOnHome: `${serviceCount} services, one contract. Every job starts with a free visit from a builder, not a salesperson.`,
  projectsOnHome: 'Recent houses, and what we did in each.',
  services:
    'Pick a service to see what we do, what usually goes wrong, and what to ask any contractor before you sign.',
  projects: 'Houses that we have finished, and what we did in each.',
  testimonials: 'What owners told us after living with the work for a while, including what went wrong.',
  about: `${company.tagline} Who we are, how we work and what we put in writing.`,
  whyChooseUs: `${numberBeginningSentence(whyChooseUs.points.length)} things to expect from us. Ask any contractor about each, and compare the answers.`,
  team: 'The people behind a job, from the first visit to the call about the warranty.',
  workSteps: `Our home page counts ${numberInWords(processSteps.length)} steps, as you live through them. The team counts ${numberInWords(workSteps.length)}, as it hands the job on: while your calendar is made and your lead carpenter named, everything is chosen and brought to the warehouse.`,
  values: `${numberBeginningSentence(values.length)} words that many companies use. Here is what they mean on a job site.`,
  contact: `Tell us briefly about the job. We reply ${replyTime}, ask what we need to know and agree on a time to come and measure.`,
  questions: `What owners want to know before the first visit. The answers apply across ${region}; your city may have rules of its own.`,
  application:
    'It takes three minutes, and a phone is enough. A resume helps but is not required, and the cover letter need not be long: a few lines on what you have built.',
} as const satisfies Record<string, string>;

/** Shown beside the list of services in the header. */
export const servicesMenu = {
  title: `${serviceCount} services, one contract`,
  text: 'Many jobs need three or four of these at once. We price them as one.',
} as const;

type Invitation = { readonly title: string; readonly text: string };

/** The calls to action for an estimate, most of them at the end of a page. */
export const invitations = {
  consultation: {
    title: 'Not sure which service you need?',
    text: 'Show us the room: we will say which trades, in what order, and whether it needs a permit.',
  },
  projects: {
    title: 'What about your house?',
    text: `Show us the room and what bothers you about it. You will hear from us ${replyTime}.`,
  },
  testimonials: {
    title: 'Ready to talk about your house?',
    text: `Tell us what you would change. You will hear from us ${replyTime}.`,
  },
  about: { title: firstVisit, text: processSteps[0].text },
  sampleEstimate: {
    title: 'One of these for your house',
    text: 'The visit, the measuring and the written estimate cost nothing and commit you to nothing.',
  },
  weeklyReport: {
    title: 'You will always know how it stands',
    text: 'A report every Friday, and bad news on the day that we find it.',
  },
  contact: {
    title: 'Is your question missing?',
    text: `Call us any day, ${company.hours.spoken}, or ask for a free visit and talk to a builder in person.`,
  },
  templateItem: {
    title: 'Thinking about work like this?',
    text: 'A builder comes to see the room, says what it takes and puts a price on paper. The visit is free.',
  },
} as const satisfies Record<string, Invitation>;
