import { ontarioRules } from '../ontario-rules.ts';
import type { Service } from '../service.ts';

const { squareMetres, shortestSideMillimetres, wellMillimetres } = ontarioRules.escapeWindow;

export const basementRenovations = {
  id: 2,
  slug: 'basement-renovations',
  title: 'Basement Renovations',
  shortDescription: 'Dry first, then warm, then finished: drains, insulation, safe exits, headroom.',
  iconName: 'basement',
  picture: 'basement-renovations-service',
  projectType: 'Basement Renovations',
  fullDescription: [
    'A finished basement fails from the outside in: water finds a crack, a stud wall hides it, and two winters later the smell tells you. We finish a basement in the order in which it can go wrong, so drainage comes first, insulation second, and the drywall that everybody sees comes last.',
    'A backwater valve keeps the sewer from backing up into your basement. In Toronto it needs a building permit, and the City has a flooding subsidy that may pay for part of it. While the valve is shut, nothing that you pour down a drain can leave the house: that is worth knowing before the storm. Insulation goes tight against the concrete without a gap, because room air that reaches a cold wall leaves its water there, and mould follows.',
    `Then the tape measure decides. A floor with a bedroom needs a way out: in Ontario a door to the outside, or a window that opens to at least ${squareMetres} m² with no side under ${shortestSideMillimetres} mm, and ${wellMillimetres} mm clear if it faces a window well. A second suite needs 1.95 m of headroom, 1.85 m under beams and ducts. Where your basement is lower than that, we price underpinning, which digs down below the footings, beside benching, which costs less and leaves a ledge along the walls.`,
  ],
  features: [
    'Cracks, drainage and sump settled before any framing',
    'Backwater valve with its permit and City inspection',
    'Insulation tight to the concrete, no cold pockets',
    'Escape (egress) windows cut in, their wells drained',
    'Subfloor raised off the slab, dry and warm underfoot',
    'Underpinning or benching to an engineer’s drawings',
    'Bathroom pipes, with a pump where the drain sits high',
    'Fire separation and linked smoke alarms for a suite',
    'Ducts and beams boxed once, away from where you walk',
    'Drain cleanouts, shut-offs and the meter kept in reach',
  ],
  metaDescription:
    'Basement renovations across the Greater Toronto Area: drainage and backwater valves first, then insulation, escape windows, headroom and a dry, warm room.',
} as const satisfies Service;
