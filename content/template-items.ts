import type { Picture } from './picture.ts';
import { pictures } from './pictures.ts';
import type { ServiceTitle } from './services/catalogue.ts';

type PortfolioItem = {
  readonly id: number;
  readonly picture: Picture;
  readonly title: string;
  readonly category: ServiceTitle;
  readonly artist: string;
  readonly description: string;
};

type CaseStudy = {
  readonly id: number;
  readonly picture: Picture;
  readonly title: string;
  readonly category: ServiceTitle;
  readonly description: string;
  readonly points: readonly string[];
};

export const portfolioItems = [
  {
    id: 1,
    picture: pictures['kitchen-renovations-detail'],
    title: 'A sink under the window',
    category: 'Kitchen Renovations',
    artist: 'The kitchen carpenters',
    description:
      'The sink hangs below the counter, so that a cloth wipes straight into it. The tap clears the open window, which was measured before the stone was cut.',
  },
  {
    id: 2,
    picture: pictures['stairs-detail'],
    title: 'A newel that does not move',
    category: 'Stair Design and Renovation Services',
    artist: 'The stair carpenters',
    description:
      'The newel, the post at the foot of the rail, runs down through the floor and is bolted to the joist below. Trim covers the joint; the strength is where nobody looks.',
  },
  {
    id: 3,
    picture: pictures['flooring-detail'],
    title: 'Herringbone in low sun',
    category: 'Flooring Installation & Renovation Services',
    artist: 'The flooring crew',
    description:
      'Low light shows every ridge in a floor. The subfloor was levelled to 3 mm in 10 ft before the first block went down.',
  },
  {
    id: 4,
    picture: pictures['wallpaper-detail'],
    title: 'A pattern that turns the corner',
    category: 'Wallpaper Installation/Removal',
    artist: 'The paperhanger',
    description:
      'Old corners are never plumb. The sheet is split in the corner and its second half hung to a new plumb line, with the leaves matched at eye height.',
  },
] as const satisfies readonly PortfolioItem[];

export const caseStudies = [
  {
    id: 1,
    picture: pictures['home-renovations-after'],
    title: 'Opening a bearing wall in a semi',
    category: 'Home Renovations',
    description:
      'In many semis the floors rest on the very wall that everyone wants to lose. Taking it out is an engineering job before it is a carpentry job.',
    points: [
      'An engineer sizes the beam and follows the load down to the footing',
      'The permit is in hand before the first plaster comes off',
      'Temporary walls on both sides carry the floor while the old wall goes',
      'The beam sits between the joists, so that the ceiling runs through',
      'The inspector sees the posts and what they stand on before they are covered',
    ],
  },
  {
    id: 2,
    picture: pictures['basement-renovations-before'],
    title: 'Drying a basement before finishing it',
    category: 'Basement Renovations',
    description:
      'Paint and drywall hide damp for about two winters. We look for the water first, outside and in, and frame only when a meter says that the wall is dry.',
    points: [
      'Downspouts and grading are checked before anyone digs',
      'An interior drain at the footing leads to a sump with a sealed lid',
      'Rigid foam against the concrete keeps room air off the cold wall',
      'A gasket keeps the bottom of the new walls off the damp slab',
      'Moisture readings go into the binder, with their dates',
    ],
  },
  {
    id: 3,
    picture: pictures['stucco-removal-after'],
    title: 'Taking stucco off soft brick',
    category: 'Stucco Removal Services',
    description:
      'Cement stucco holds water against a brick wall until frost takes the faces off. Underneath there is often a front worth having back, if it comes off slowly enough.',
    points: [
      'A small patch is opened first, to learn how hard the stucco holds',
      'Hand tools only, and no high-pressure washing',
      'Broken bricks are turned around, or replaced from a wall that nobody sees',
      'Joints are raked out and filled with lime mortar, softer than the brick',
      'The new mortar is kept damp and out of the frost while it cures',
    ],
  },
  {
    id: 4,
    picture: pictures['pot-lights-detail'],
    title: 'Light for a low ceiling',
    category: 'Pot Light Installation',
    description:
      'Older ceilings leave little room above the plaster. Slim lights fit where cans cannot, but the layout still has to follow the joists, the furniture and the insulation.',
    points: [
      'Joists are found and marked before the layout is drawn',
      'Lights go where the furniture needs them, instead of in an even grid',
      'Airtight fixtures below the attic, safe against insulation',
      'Two dimmers, so that television and dinner have their own light',
      'Wired by a licensed electrical contractor, who notifies the Electrical Safety Authority (ESA)',
    ],
  },
] as const satisfies readonly CaseStudy[];
