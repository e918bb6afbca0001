import { ontarioRules } from '../ontario-rules.ts';
import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

const { squareMetres, shortestSideMillimetres, wellMillimetres } = ontarioRules.escapeWindow;

export const basementRenovations = {
  id: 2,
  slug: 'basement-renovations',
  title: 'Basement Renovations',
  shortTitle: 'Basement',
  shortDescription: 'Drains first, then insulation and safe exits, then a warm, finished room.',
  iconName: 'basement',
  picture: pictures['basement-renovations-service'],
  projectType: 'Basement Renovations',
  isListedInSitemap: true,
  fullDescription: [
    'Finished basements fail from the outside in: water finds a crack, a new wall hides it, and two winters later the smell tells you.',
    'So we work in the order in which things go wrong: drainage first, insulation second, and the drywall that everybody sees last.',
    'A backwater valve keeps the sewer from backing up into your basement. In Toronto it needs a building permit, and the City has a flooding subsidy that may pay for part of it. While it is shut in a storm, water from your own taps has nowhere to go either, so hold off on the laundry. Insulation goes tight against the concrete, because damp room air that reaches a cold wall leaves its water there, and mould follows.',
    `Then we measure. A floor with a bedroom needs a way out: in Ontario a door to the outside, or a window that opens to at least ${squareMetres} m² with no side under ${shortestSideMillimetres} mm, and ${wellMillimetres} mm clear if it faces a window well. A second suite needs 1.95 m of headroom, 1.85 m under beams and ducts. Where yours is lower, we price two ways to deepen it: underpinning, which digs below the footings, and benching, which costs less but leaves a ledge along the walls.`,
  ],
  closeView: {
    picture: pictures['basement-renovations-close'],
    caption: 'A stone counter on a fluted walnut bar, in a room that was drained before it was finished.',
  },
  detail: {
    picture: pictures['basement-renovations-detail'],
    caption: 'The bar sink has a trap and a vent of its own, and the shelves are lit from below.',
  },
  features: [
    'Cracks, drainage and sump pump done before any framing',
    'Backwater valve with its permit and City inspection',
    'Insulation tight against the concrete, no cold pockets',
    'Escape (egress) windows cut in, their wells drained',
    'Subfloor raised off the slab, dry and warm underfoot',
    'Underpinning or benching to an engineer’s drawings',
    'Bathroom pipes, with a pump where the drain sits high',
    'Fire separation and linked smoke alarms for a suite',
    'Ducts and beams boxed in, away from where you walk',
    'Drain cleanouts, shut-offs and the meter kept in reach',
  ],
  precision: `Escape windows with ${squareMetres} m² clear and no side under ${shortestSideMillimetres} mm.`,
  isStructural: true,
  invitation: 'Show us your basement',
  metaDescription:
    'Basement renovations across the Greater Toronto Area: drainage and backwater valves first, then insulation, escape windows, headroom and a dry, warm room.',
} as const satisfies Service;
