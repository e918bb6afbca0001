import type { Service } from '../service.ts';

export const stairs = {
  id: 7,
  slug: 'stairs',
  title: 'Stair Design and Renovation Services',
  shortDescription: 'New treads, railings and whole stairs: even steps, solid posts, no squeaks.',
  iconName: 'stairs',
  picture: 'stairs-service',
  projectType: 'Stair Design & Renovation Services',
  fullDescription: [
    'Your foot measures the first two steps and trusts the rest, which is why one odd riser in a flight is the one that throws people. The Ontario Building Code allows 5 mm between neighbouring risers and 10 mm over the whole flight, and we set out each stair from the finished floors to stay inside that.',
    'A new stair in an Ontario house rises at most 200 mm a step and runs at least 255 mm. Many a Victorian has a steeper one, so a stair built to the Code needs a longer opening or a turn, and we draw that before you fall in love with a picture. Guards indoors stand at least 900 mm high, with no gap that lets a 100 mm ball through. A handrail sits between 865 and 1,070 mm above the edges of the treads, and a hand should close around it.',
    'Squeaks are treads that move on their nails. From below, glue blocks and screws stop them; from above, a new tread, glued and wedged. Newels, the posts at the ends of a railing, are bolted through to the framing, since a railing is only as stiff as its last post. If someone offers to cap your old treads, ask what becomes of the ends: every cap makes the bottom step taller by its thickness, and the top one shorter by as much.',
  ],
  features: [
    'Rise and run computed from your finished floors',
    'Risers within 5 mm of each other, checked and recorded',
    'Treads in oak, maple or walnut, nosings to match',
    'Newels bolted to the framing, not to the floorboards',
    'Balusters in wood, steel or glass, under 100 mm apart',
    'Continuous handrail, shaped to be gripped',
    'Carpet, staples and tack strip out, old treads repaired',
    'Squeaks cured from below wherever we can reach',
    'Permit drawings where the opening or structure changes',
    'A safe way upstairs on every evening of the job',
  ],
  metaDescription:
    'Stair design and renovation in Toronto and the GTA: new treads, railings and full rebuilds to the Ontario Building Code, even steps, solid posts, no squeaks.',
} as const satisfies Service;
