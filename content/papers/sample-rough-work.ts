import { numberInWords } from '../grammar.ts';
import { ontarioRules } from '../ontario-rules.ts';
import type { LineGroup } from './estimate.ts';
import { type SampleStage, sampleRates } from './sample-stages.ts';

const AT_COST = 'You pay what the receipt says';

/** The lines of the sample estimate that disappear behind the drywall. */
export const roughWork = [
  {
    id: 'protection',
    title: 'Site protection and disposal',
    note: {
      title: 'The first thing we do',
      text: 'The dust wall is up before a single cabinet comes down. In any other estimate, look for the line that pays for it.',
    },
    standsBy: 'beam',
    lines: [
      {
        work: 'Dust wall with a zipper, filtered fan, sealed vents',
        detail: 'Board over the floor from the work to the front door',
        price: { basis: 'one price', amount: 1035 },
      },
      {
        work: 'Temporary kitchen in the basement',
        detail: 'The laundry sink, your fridge and a hot plate, for eight weeks',
        price: { basis: 'one price', amount: 540 },
      },
      {
        work: 'Bins of 14 cubic yards, dumping fees included',
        price: { quantity: 2, unit: 'bins', rate: 595 },
      },
    ],
  },
  {
    id: 'demolition',
    title: 'Demolition',
    note: {
      title: 'Why a laboratory',
      text: 'A house from 1962 may hold asbestos in its vinyl and plaster, and Ontario Regulation 278/05 wants that known before anything is broken. If a test is positive, work stops there until you have seen a price.',
    },
    standsBy: 'beam',
    lines: [
      {
        work: 'Asbestos tests before anything is broken',
        detail: 'Sheet vinyl, its backing, plaster; the laboratory’s report is yours',
        price: { quantity: 8, unit: 'tests', rate: 48 },
      },
      {
        work: 'Cabinets, counters, bulkhead, vinyl and plaster out',
        detail: 'Two helpers; the doors and the range are kept for reuse',
        price: { quantity: 54, unit: 'hours', rate: sampleRates.helper },
      },
    ],
  },
  {
    id: 'structure',
    title: 'Structure and permit',
    note: {
      title: 'What waits for what',
      text: `Drawings and engineering begin when you agree to them. The wall waits for the permit: the city has ${numberInWords(ontarioRules.permitBusinessDays)} business days to decide on a complete application.`,
    },
    standsBy: 'beam',
    lines: [
      {
        work: 'Permit drawings by a designer with a provincial number (BCIN)',
        detail: 'The house as it is and as it will be; answers to the city’s questions',
        price: { basis: 'one price', amount: 1850 },
      },
      {
        work: 'Structural engineer',
        detail:
          'Sizes beam, posts and footing, stamps the drawing, comes to look and writes the letter for the city',
        price: { basis: 'one price', amount: 1450 },
      },
      {
        work: 'City fees for the building and the plumbing permit',
        detail: AT_COST,
        price: { basis: 'at cost', amount: 480 },
      },
      {
        work: 'Bearing wall out, beam of 10 ft 4 inches set flush',
        detail:
          'Three plies of LVL, an engineered lumber; temporary walls; joists hung from the beam, so the ceiling has no drop',
        price: { basis: 'one price', amount: 5600 },
      },
      {
        work: 'Two posts, solid blocking down to the basement, one footing',
        detail: 'The footing is 30 by 30 inches, 12 deep, cut into the slab',
        price: { basis: 'one price', amount: 2150 },
      },
    ],
  },
  {
    id: 'electrical',
    title: 'Electrical',
    note: {
      title: 'Two inspectors',
      text: 'The Electrical Safety Authority (ESA) passes the wires; the city passes framing, pipes and insulation. Ask for both papers, whoever does the work.',
    },
    standsBy: 'final',
    lines: [
      {
        work: 'New circuits: two of 20 amps for the counters; fridge, dishwasher, hood',
        detail: 'By a licensed electrical contractor, whose ECRA/ESA number is on your copy',
        price: { quantity: 5, unit: 'circuits', rate: 495 },
        standsBy: 'inspected',
      },
      {
        work: 'Counter outlets',
        detail: 'With ground-fault protection within 1.5 m of the sink',
        price: { quantity: 7, unit: 'outlets', rate: 145 },
      },
      {
        work: 'Slim pot lights, airtight, rated for contact with insulation',
        detail: 'The attic is above, so the vapour barrier is sealed around each; two dimmers',
        price: { quantity: 8, unit: 'lights', rate: 178 },
      },
      {
        work: 'Light under the wall cabinets',
        price: { quantity: 13, unit: 'ft', rate: 46 },
      },
      {
        work: 'ESA notification of work and certificate of acceptance',
        detail: AT_COST,
        price: { basis: 'at cost', amount: 210 },
        standsBy: 'inspected',
      },
    ],
  },
  {
    id: 'plumbing',
    title: 'Plumbing, gas and venting',
    note: {
      title: 'Who may do it',
      text: 'Gas is for a contractor registered with the Technical Standards and Safety Authority (TSSA), pipes are for a licensed plumber. Ask any bidder for both names.',
    },
    standsBy: 'inspected',
    lines: [
      {
        work: 'Sink drain, vent and supply moved 5 ft',
        detail: 'The pipes stay on the warm side of the insulation',
        price: { basis: 'one price', amount: 1950 },
      },
      {
        work: 'Water to dishwasher and fridge, each with a shut-off',
        price: { quantity: 2, unit: 'runs', rate: 310 },
      },
      {
        work: 'Gas line to the range',
        detail: 'Pressure-tested and tagged',
        price: { quantity: 22, unit: 'ft', rate: 46 },
      },
      {
        work: 'Hood duct, 6 inches, smooth metal, out through the rear wall',
        detail: 'Damper and cap; the air supply checked against the furnace',
        price: { basis: 'one price', amount: 640 },
      },
    ],
  },
  {
    id: 'drywall',
    title: 'Insulation and drywall',
    note: {
      title: 'Photographed first',
      text: 'Framing, pipes, wires and insulation are inspected and photographed before the first sheet goes up. The photos are yours.',
    },
    standsBy: 'cabinets',
    lines: [
      {
        work: 'Mineral wool and vapour barrier in the opened outside wall',
        detail: 'R-14, between 2x4 studs',
        price: { quantity: 130, unit: 'sq ft', rate: 4.2 },
      },
      {
        work: 'Half-inch drywall, taped and sanded',
        detail: 'Ceiling and four walls',
        price: { quantity: 720, unit: 'sq ft', rate: 4.75 },
      },
    ],
  },
] as const satisfies readonly LineGroup<SampleStage>[];
