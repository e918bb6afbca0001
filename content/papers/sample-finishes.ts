import type { LineGroup } from './estimate.ts';
import { type SampleStage, sampleRates } from './sample-stages.ts';

/** The allowance in dollars for a sink that is not chosen yet, and a choice that costs less. */
const sinkAllowance = 1150;
const cheaperSink = 900;

/** The lines of the sample estimate that remain visible in the finished house. */
export const finishes = [
  {
    id: 'cabinets',
    title: 'Cabinets',
    note: {
      title: 'The line to compare',
      text: 'Ask every bidder how many feet of cabinet, and what the boxes are made of. One sum for “kitchen cabinets” compares with nothing.',
    },
    standsBy: 'cabinets',
    lines: [
      {
        work: 'Base cabinets, painted shaker doors, plywood boxes',
        detail: 'Drawers everywhere but under the sink; soft-close',
        price: { quantity: 19, unit: 'ft', rate: 560 },
      },
      {
        work: 'Wall cabinets to the ceiling, 42 inches high',
        price: { quantity: 13, unit: 'ft', rate: 430 },
      },
      {
        work: 'Island of 6 ft 6 inches, drawers on one side',
        price: { basis: 'one piece', amount: 3950 },
      },
      {
        work: 'Set level, fixed and cut to fit the walls',
        detail: 'Filler strips under 20 mm',
        price: { quantity: 48, unit: 'hours', rate: sampleRates.carpenter },
      },
    ],
  },
  {
    id: 'counters',
    title: 'Counters',
    note: {
      title: 'Measured late, on purpose',
      text: 'Stone is measured when the cabinets are fixed, and then cut; the schedule leaves two weeks for it. Ask others when they measure.',
    },
    standsBy: 'counters',
    lines: [
      {
        work: 'Quartz, 3 cm, eased edge, one seam',
        detail: 'Cut-out for the sink included',
        price: { quantity: 56, unit: 'sq ft', rate: 112 },
      },
    ],
  },
  {
    id: 'tile',
    title: 'Tile',
    standsBy: 'counters',
    lines: [
      {
        work: 'Backsplash set and grouted',
        detail: 'Labour and setting materials; the tile itself is among the allowances',
        price: { quantity: 36, unit: 'sq ft', rate: 32 },
      },
    ],
  },
  {
    id: 'floor',
    title: 'Floor',
    standsBy: 'counters',
    lines: [
      {
        work: 'Subfloor screwed down and levelled',
        detail: 'To 3 mm in 10 ft',
        price: { quantity: 250, unit: 'sq ft', rate: 3.8 },
        standsBy: 'cabinets',
      },
      {
        work: 'Engineered white oak, 5 inches wide, through both rooms',
        price: { quantity: 250, unit: 'sq ft', rate: 14.8 },
      },
    ],
  },
  {
    id: 'paint',
    title: 'Paint and trim',
    standsBy: 'final',
    lines: [
      {
        work: 'Walls and ceiling, primer and two coats',
        price: { quantity: 720, unit: 'sq ft', rate: 2.4 },
      },
      {
        work: 'Baseboard and casing, supplied, fitted and painted',
        price: { quantity: 74, unit: 'ft', rate: 8.5 },
      },
    ],
  },
  {
    id: 'allowances',
    title: 'Allowances',
    note: {
      title: 'How an allowance works',
      text: `It holds money for what you have not chosen yet, and you pay what your choice costs. A sink and faucet for $${cheaperSink} take $${sinkAllowance - cheaperSink} off the price.`,
    },
    standsBy: 'final',
    lines: [
      {
        work: 'Sink and faucet',
        price: { basis: 'one set', amount: sinkAllowance },
        standsBy: 'counters',
      },
      {
        work: 'Backsplash tile, a tenth of it for cuts',
        price: { quantity: 40, unit: 'sq ft', rate: 14 },
        standsBy: 'counters',
      },
      {
        work: 'Cabinet pulls',
        price: { quantity: 38, unit: 'pulls', rate: 13 },
      },
      {
        work: 'Pendants over the island',
        price: { quantity: 3, unit: 'lights', rate: 240 },
      },
    ],
  },
  {
    id: 'management',
    title: 'Site management',
    note: {
      title: 'Nothing at the bottom',
      text: 'Overhead and profit are inside the lines, and no percentage is added at the end. Ask other bidders where theirs is.',
    },
    standsBy: 'week by week',
    lines: [
      {
        work: 'The lead carpenter’s planning: orders, inspections, Friday report',
        detail: 'Besides the hours in the lines above',
        price: { quantity: 9, unit: 'weeks', rate: 520 },
      },
    ],
  },
] as const satisfies readonly LineGroup<SampleStage>[];
