import { company, warrantyYears } from './company.ts';

type Passage = { readonly title: string; readonly paragraphs: readonly string[] };

type Point = { readonly title: string; readonly text: string };

export type ClientReview = { readonly quote: string; readonly author: string; readonly location: string };

export const companyStory = {
  title: 'Our story',
  paragraphs: [
    `Two carpenters and an estimator, each with ${company.yearsOfExperience} years on Toronto houses, had spent nearly all of that time working for other companies. In ${company.launched} they put their own name on a van. The experience is theirs; the company is only as old as the van, and we would rather you heard that from us.`,
    'What had bothered them there was seldom the work. It was the silence: the owner who learned on a Friday that the tile was six weeks away, the extra that first appeared on the last invoice. So they built the firm on three habits. Whoever prices a job has built one like it. The lead carpenter is named in the contract. What we find behind a wall is reported on the day it is opened.',
    'We work on the houses this region has: brick semis that share a wall, post-war bungalows with low basements, Victorians with three layers of flooring, subdivision houses whose first kitchen has worn out. Each kind has its own troubles, from old cloth-covered wiring to joists cut for a bathtub and stucco over soft brick. Knowing where to look is most of what those years taught us.',
    `We have stayed small: a few crews, one house each. We work in ${company.cities.join(', ')} and the towns around them, and on any day of the week, from ${company.hours.spoken}, the phone is answered by someone who knows the work.`,
  ],
} as const satisfies Passage;

/** The first company facts, shown beside the story. */
export const backgroundFacts = [
  ['Experience', `${company.yearsOfExperience} years (our founders)`],
  ['Launched', `${company.launched}, under our own name`],
] as const satisfies readonly (readonly [name: string, value: string])[];

export const whyChooseUs = {
  title: 'Why choose us',
  points: [
    {
      title: 'A line-by-line price',
      text: 'The estimate lists each item, its quantity and its price. You can cross out a line and see what it saves. The sample estimate shows a whole one.',
    },
    {
      title: 'One name in charge',
      text: 'The same lead carpenter is on site every day, from demolition to the final walk-through. Name and cell number are in the contract.',
    },
    {
      title: 'Bad news the same day',
      text: 'Rot, old wiring, a missing beam: you get a photo, a price and a choice on the day we find it. Nothing extra is done before you sign for it.',
    },
    {
      title: 'Licensed trades, on paper',
      text: 'Licensed contractors do the plumbing, gas and electrical work. Permits, inspection reports and the electrical safety (ESA) certificate go into a binder that you keep.',
    },
    {
      title: 'A house you can live in',
      text: 'Dust walls with zippers, floors covered to the front door, and every afternoon the tools put away and the site swept.',
    },
    {
      title: 'A warranty in writing',
      text: `${warrantyYears.workmanship} years on workmanship and ${warrantyYears.majorStructuralElements} years on major structural elements, with materials under the manufacturer's warranty.`,
    },
  ],
} as const satisfies { title: string; points: readonly Point[] };

/** Sample quote. Replace it with a client's own words, and keep their written permission. */
export const clientReview = {
  quote:
    'We had been told that the box above our cupboards could not move. They cut a hole the size of a hand, found a duct that led nowhere, and gave us twelve inches more cupboard in its place. The final bill was within two hundred dollars of the estimate.',
  author: 'Ana Ferreira',
  location: 'Oakville, Ontario',
} as const satisfies ClientReview;

export const teamApproach = {
  title: 'Who does what',
  paragraphs: [
    'A renovation needs about a dozen trades and happens around one family. Somebody has to know all of it at once.',
    'On our sites that is the lead carpenter: on the job every day, with the drawings, the schedule and the authority to stop the work. Our own people do the demolition, framing, finish carpentry, tile and paint. Electricians, plumbers, gas fitters and engineers are licensed firms that we have worked with for years; they answer to the lead carpenter, and you have one number to call.',
    'Every Friday you get photos of the week and a short note: what was done, what comes next, and what we need you to decide. Where a decision can hold up the job, it has a date beside it. Read the sample report.',
  ],
} as const satisfies Passage;

/** Each step states how many of the steps in content/process.ts it covers; together they cover all. */
export const workSteps = [
  {
    title: 'Consultation and planning',
    text: 'We walk the house, measure it and ask how you live in it. You get a list of the work, a line-by-line price and the permits it needs.',
    processSteps: 2,
  },
  {
    title: 'Design and material selection',
    text: 'The plan is taped on your floor at full size. Tile, cabinets and fixtures are chosen and in the warehouse before demolition begins.',
    processSteps: 2,
  },
  {
    title: 'Construction and installation',
    text: 'One crew, one lead carpenter, licensed trades in the right order. Framing, wiring and pipes are inspected and photographed before they are covered.',
    processSteps: 1,
  },
  {
    title: 'Quality assurance',
    text: 'We walk through every room with you, list what is left, fix it, close the permits and hand over the binder. After a year we call to ask how everything is holding up.',
    processSteps: 1,
  },
] as const satisfies readonly (Point & { readonly processSteps: number })[];

export const mission = {
  title: 'Our mission',
  paragraphs: [
    'To leave every house drier, safer and easier to live in than we found it, for the price in the contract, and to leave its owners knowing what is behind their walls.',
  ],
} as const satisfies Passage;

export const values = [
  {
    title: 'Integrity',
    text: 'If a repair will do, we say so and price the repair. You get it in writing: what we found, what it costs and what we got wrong.',
  },
  {
    title: 'Craftsmanship',
    text: 'The parts that nobody sees are built like the rest: subfloors screwed, membranes tested, plywood behind every grab bar. We photograph them before they disappear.',
  },
  {
    title: 'Customer Focus',
    text: `Every request is answered within ${company.replyWithinHours} hours. Loud days are planned around night shifts, naps and exams: tell us about yours at the start.`,
  },
  {
    title: 'Innovation',
    text: 'A new membrane or fastener is tried in our own shop before it goes into your wall. If it saves a day or prevents a leak, we keep it. A good brochure is not enough.',
  },
  {
    title: 'Community',
    text: 'We take on apprentices, buy from local lumber yards and offer good doors and cabinets for reuse before anything goes in the bin. Neighbours get our number, and the dates of the loud days, before we start.',
  },
] as const satisfies readonly Point[];
