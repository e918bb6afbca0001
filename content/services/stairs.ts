import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const stairs = {
  id: 7,
  slug: 'stairs',
  title: 'Stair Design and Renovation Services',
  shortTitle: 'Stair',
  shortDescription: 'New treads, railings and whole stairs: even steps, solid posts, no squeaks.',
  iconName: 'stairs',
  picture: pictures['stairs-service'],
  projectType: 'Stair Design & Renovation Services',
  isListedInSitemap: true,
  fullDescription: [
    'Your foot measures the first two steps and trusts the rest, which is why one step of a different height is the one that trips people.',
    'The Ontario Building Code allows a difference of 5 mm from one step to the next and 10 mm over the whole flight. We measure from the finished floors to stay within that.',
    'In a new stair in an Ontario house each step is at most 200 mm high and at least 255 mm deep. Many Victorian houses have a steeper one, so a stair built to the Code needs a longer opening or a turn, and we draw that before you fall in love with a picture. Guards (railings at a drop) stand at least 900 mm high indoors, and no gap may let a 100 mm ball through. A handrail sits between 865 and 1,070 mm above the edges of the treads, and a hand should close around it.',
    'Squeaks are treads that move on their nails. From below, glue blocks and screws stop them; from above, a new tread, glued and wedged. Newels, the posts at the ends of a railing, are bolted through to the framing, since a railing is only as stiff as its last post. If someone offers to cap your old treads, ask about the first and last step: every cap makes the bottom step taller by its thickness, and the top one shorter by as much.',
  ],
  closeView: {
    picture: pictures['stairs-close'],
    caption: 'Tread ends mitred and returned, spindles two to a tread, 92 mm apart.',
  },
  detail: {
    picture: pictures['stairs-detail'],
    caption: 'The first post runs down between two joists and is bolted through solid blocking.',
  },
  features: [
    'Step height and depth set from your finished floors',
    'Step heights within 5 mm of each other, recorded',
    'Treads in oak, maple or walnut, nosings to match',
    'Newel posts bolted through to the framing',
    'Spindles in wood or steel, gaps under 100 mm, or glass',
    'Continuous handrail, shaped to be gripped',
    'Carpet, staples and tack strip out, old treads repaired',
    'Squeaks cured from below wherever we can reach',
    'Permit drawings, priced apart, where the structure changes',
    'A safe way upstairs every evening of the job',
  ],
  precision: 'Step heights within 5 mm of each other, measured and recorded.',
  isStructural: true,
  invitation: 'Show us your stair',
  metaDescription:
    'Stair design and renovation in Toronto and the GTA: new treads, railings and full rebuilds to the Ontario Building Code, even steps, solid posts, no squeaks.',
} as const satisfies Service;
