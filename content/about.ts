import { company } from './company.ts';
import { warrantyYears } from './warranty.ts';

type Passage = { readonly title: string; readonly paragraphs: readonly string[] };

type Point = { readonly title: string; readonly text: string };

export type ClientReview = { readonly quote: string; readonly author: string; readonly location: string };

export const companyStory = {
  title: 'Our story',
  paragraphs: [
    `Two carpenters and an estimator, each with ${company.yearsOfExperience} years on Toronto houses, had spent nearly all of that time on other people’s sites. In ${company.launched} they put their own name on a van. The experience is theirs; the company is only as old as the van, and we would rather you heard that from us.`,
    'What had bothered them on those sites was seldom the work. It was the silence: the owner who learned on a Friday that the tile was six weeks away, the extra that first appeared on the last invoice. So the firm was built on three habits. Whoever prices a job has built one like it. The lead carpenter is named in the contract. What we find behind a wall is reported on the day it is opened.',
    'We work on the houses this region has: brick semis that share a wall, post-war bungalows with low basements, Victorians with three floors laid over each other, subdivision houses whose first kitchen has worn out. Each kind has its known trouble, from knob-and-tube wiring to joists notched for a bathtub and stucco over soft brick. Knowing where to look is most of what those years taught.',
    `We have stayed small: a few crews, one house each. We work in ${company.cities.join(', ')} and the towns around them, and on any day of the week, from ${company.hours.spoken}, the phone is answered by someone who has held a level.`,
  ],
} as const satisfies Passage;

export const whyChooseUs = {
  title: 'Why choose us',
  points: [
    {
      title: 'A line-by-line price',
      text: 'The estimate lists each item, its quantity and its price. You can strike a line and see what it saves.',
    },
    {
      title: 'One name in charge',
      text: 'The same lead carpenter is on site every day, from demolition to the final walk-through. Name and cell number are in the contract.',
    },
    {
      title: 'Found today, told today',
      text: 'Rot, old wiring, a missing beam: you get a photograph, a price and a choice on the same day. Nothing extra is done before you sign for it.',
    },
    {
      title: 'Licensed trades, on paper',
      text: 'Plumbing, gas and power go to licensed contractors. Permits, inspection reports and the electrical safety (ESA) certificate end up in a binder that you keep.',
    },
    {
      title: 'A house you can live in',
      text: 'Dust walls with zippers, floors covered to the front door, tools away and the site swept every afternoon.',
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
    'We had been told that the soffit in our kitchen could not move. They cut a hole the size of a hand, found a duct that led nowhere, and gave us twelve inches of cupboard in its place. The final bill was within two hundred dollars of the estimate.',
  author: 'Ana Ferreira',
  location: 'Oakville, Ontario',
} as const satisfies ClientReview;

export const teamApproach = {
  title: 'How the team works',
  paragraphs: [
    'A renovation needs about a dozen trades and happens around one family. Somebody has to know all of it at once. On our sites that is the lead carpenter: on the job every day, with the drawings, the schedule and the authority to stop.',
    'Our own people do the demolition, framing, finish carpentry, tile and paint. Electricians, plumbers, gas fitters and engineers are licensed firms that we have worked with for years; they answer to the lead carpenter, and you have one number to call.',
    'Every Friday you get photographs of the week and a short note: what was done, what comes next, and what we need you to decide. Where a decision can hold up the job, it has a date beside it.',
  ],
} as const satisfies Passage;

export const workSteps = [
  {
    title: 'Consultation and planning',
    text: 'We walk the house, measure it and ask how you live in it. You get a scope, a line-by-line price and a list of the permits it takes.',
  },
  {
    title: 'Design and material selection',
    text: 'The plan is taped on your floor at full size. Tile, cabinets and fixtures are chosen and in the warehouse before demolition begins.',
  },
  {
    title: 'Construction and installation',
    text: 'One crew, one lead carpenter, licensed trades in their order. Framing, wiring and pipes are inspected and photographed before they are covered.',
  },
  {
    title: 'Quality assurance',
    text: 'We walk every room with you and a list, fix what is on it, close the permits and hand over the binder. After a year we call to ask how it has settled.',
  },
] as const satisfies readonly Point[];

export const mission = {
  title: 'Our mission',
  paragraphs: [
    'To leave every house drier, safer and easier to live in than we found it, for the price in the contract, and to leave its owners knowing what is behind their walls.',
  ],
} as const satisfies Passage;

export const values = [
  {
    title: 'Integrity',
    text: 'If a repair will do, we say so and price the repair. What we find, what it costs and what we got wrong reach you in writing.',
  },
  {
    title: 'Craftsmanship',
    text: 'The parts that nobody sees are built like the rest: subfloors screwed, membranes tested, plywood behind every grab bar. We photograph them before they disappear.',
  },
  {
    title: 'Customer Focus',
    text: `Every request is answered within ${company.replyWithinHours} hours. Loud days are planned around night shifts, naps and exams, because you told us about them at the start.`,
  },
  {
    title: 'Innovation',
    text: 'A new membrane or fastener is tried in our own shop before it goes into your wall. If it saves a day or a leak it stays; a good brochure is not enough.',
  },
  {
    title: 'Community',
    text: 'We take on apprentices, buy from yards in the region and offer sound doors and cabinets for reuse before they go to the bin. Neighbours get our number and the loud days before we start.',
  },
] as const satisfies readonly Point[];
