import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const oakvilleOakBookcase = {
  id: 6,
  slug: 'oakville-oak-bookcase',
  title: 'An oak wall of books',
  service: 'custom-carpentry',
  city: 'Oakville',
  description: 'White oak shelves around a window seat, cut to fit a wall that leans an inch.',
  completionDate: 'December 2024',
  isFeatured: true,
  cover: pictures['custom-carpentry-after'],
  storyTitle: 'A straight shelf on a crooked wall',
  story: [
    'The owners had 900 books, one loose shelf that held a fifth of them, and a window with a heater under it. They wanted the whole wall: shelves to the ceiling, cupboards below and a seat in the light. The house is from 1956 and the wall is plaster, 15 ft 8 inches long. By our level it leans an inch from floor to ceiling and bulges in the middle.',
    'A seat may not simply be built over an electric heater. The label states the clearance that it must keep from wood, and a cupboard has none to give. Our electrician took the heater off and put two small fan units into the recesses under the cupboards (toe-kicks), left and right, on the same 240 V circuit, with a thermostat by the door, and notified the Electrical Safety Authority (ESA).',
    'Behind the heater we found bare block, cold to the hand. It got 2 inches of foam before the bench covered it; otherwise the cushion would be damp every January. Then the cases went in, made in our shop of quarter-sawn white oak, levelled on a base of their own and held off the plaster. Their outer edges were left wide and planed on site to the line of the wall.',
    'Books weigh about 25 lb a foot, so the span decides whether a shelf stays straight. These are 31 inches long and 3/4 inch thick, with a deeper strip of solid oak along the front edge. When you compare prices for a bookcase, ask how far each shelf spans, and ask whether the ends are cut to fit (scribed) or caulked. A bead of caulk wider than a pencil line means that nobody planed the wood.',
  ],
  features: [
    'Quarter-sawn white oak, 15 ft 8 inches wall to wall',
    'Edges and crown cut to fit a wall that leans an inch',
    'Window seat with two drawers and a light above it',
    'Shelf spans of 31 inches, solid oak front edges',
    'Electric heat moved into the toe-kicks',
    '2 inches of foam on the cold wall below the window',
    'Four picture lights on one dimmer',
    'Carpet out, oak floor laid up to the bookcase',
  ],
  gallery: [
    {
      picture: pictures['custom-carpentry-close'],
      caption: 'A drawer of the window seat: an ash box, dovetailed, behind a front of quarter-sawn oak.',
    },
    {
      picture: pictures['custom-carpentry-detail'],
      caption: 'Shelves of 31 inches, each with a deeper strip of solid oak along its front edge.',
    },
    {
      picture: pictures['custom-carpentry-after'],
      caption: '15 ft 8 inches of oak, planed on site to a wall that leans an inch.',
    },
    {
      picture: pictures['custom-carpentry-before'],
      caption: 'Before: one loose shelf, and an electric heater where the seat is now.',
    },
  ],
  beforeAndAfter: { before: pictures['custom-carpentry-before'], after: pictures['custom-carpentry-after'] },
  drawing: {
    scene: 'custom-carpentry',
    caption: 'As drawn: shelves to the ceiling, cupboards below, a seat in the light.',
  },
  schedule: {
    house: 'Detached bungalow, 1956',
    timeOnSite: '8 days, after 5 weeks in the shop',
    permits: 'Electrical safety (ESA)',
    area: '125 sq ft of wall',
  },
  finishes: [
    { what: 'Wood', name: 'Fernleigh Mill, Quarter Oak', note: 'White oak, 3/4 inch, hardwax oil' },
    { what: 'Drawers', name: 'Made in our shop', note: 'Ash, dovetailed, full extension' },
    { what: 'Pulls', name: 'Orley, Plain Bar 128', note: 'Black steel' },
    { what: 'Picture lights', name: 'Lampwork, Spot 2', note: 'Black, 2700 K, one dimmer' },
    { what: 'Floor', name: 'Fernleigh Mill, White Oak 5', note: 'Hardwax oil, clear' },
  ],
  metaDescription:
    'A white oak bookcase and window seat for a 1956 Oakville house, cut to fit a wall that leans an inch, with the heater moved into the toe-kicks.',
} as const satisfies ProjectEntry;
