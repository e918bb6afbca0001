import type { Service } from '../service.ts';

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
    'Against sewer backup there is the backwater valve. In Toronto it needs a building permit, and the City has a flooding subsidy that may pay for part of it. While it is shut, nothing that you pour down a drain can leave the house: that is worth knowing before the storm. Insulation goes tight against the concrete without a gap, because room air that reaches a cold wall leaves its water there, and mould follows.',
    'Then the tape decides. A floor with a bedroom needs a way out: in Ontario a door to the outside, or a window that opens to at least 0.35 m² with no side under 380 mm, and 550 mm clear if it faces a well. A secondary suite needs 1.95 m of headroom, 1.85 m under beams and ducts. Where the house is lower than that, we price underpinning beside benching, which costs less and takes a ledge of your floor.',
  ],
  features: [
    'Cracks, drainage and sump settled before any framing',
    'Backwater valve with its permit and City inspection',
    'Insulation tight to the concrete, no cold pockets',
    'Egress windows cut in, wells drained and kept clear',
    'Subfloor raised off the slab, dry and warm underfoot',
    "Underpinning or benching to an engineer's drawings",
    'Bathroom rough-in, with an ejector where drains sit high',
    'Fire separation and linked smoke alarms for a suite',
    'Ducts and beams boxed once, away from where you walk',
    'Cleanouts, shut-offs and the meter left within reach',
  ],
  metaDescription:
    'Basement renovations across the Greater Toronto Area: drainage and backwater valves first, then insulation, egress windows, headroom and a dry, warm room.',
} as const satisfies Service;
