import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const lorneParkWalnutHerringbone = {
  id: 5,
  slug: 'lorne-park-walnut-herringbone',
  title: 'Walnut herringbone in a Lorne Park house',
  service: 'flooring',
  city: 'Mississauga',
  description: '680 sq ft of subfloor made flat to 3\u00a0mm, then walnut centred on the windows.',
  completionDate: 'November 2024',
  isFeatured: true,
  cover: pictures['flooring-after'],
  storyTitle: 'The flat floor under the floor',
  story: [
    'Under the green carpet lay narrow red oak boards from 1954, and the owners hoped that sanding would save them. We lifted a heating vent and looked at the edge of a board: 1.5 mm of wood was left above its joint. Three sandings had taken the rest, and one more would have shown the nails. That look costs nothing. Ask for it when anyone offers to refinish a floor.',
    'Narrow boards hide a wavy floor; herringbone shows it. With the boards up we found diagonal planks, a third of their nails loose, and a dip of 16 mm by the windows. We screwed every plank to every joist, planed two high joists, filled the low spot, then glued and screwed 5/8-inch plywood over it. A 10 ft straightedge now finds no gap over 3 mm, and nothing squeaks.',
    'The walnut came as engineered blocks with a 4 mm face. They lay open in the room for ten days, with the humidifier at 40 percent, until the meter read within 2 points of the plywood. Wood that is laid damp shrinks in February, when the furnace runs day and night, and with some 1,400 blocks every gap would show.',
    'We started from a centre line between the two tall windows, because no wall in this house is square to another. The border cuts match on both sides to 4 mm. Baseboard and panel moulding went on last, over the 12 mm gap that a wood floor needs to move in. The finish is an oil, which can be repaired by the square foot.',
  ],
  features: [
    'Carpet and worn oak floor removed',
    'Plank subfloor screwed down, two joists planed',
    '5/8-inch plywood, flat to 3 mm in 10 ft',
    'Engineered walnut, ten days in the room before laying',
    'Herringbone centred on the windows, glued and nailed',
    'Floor run under the door trim, no filler strips',
    'New baseboard and panel moulding',
  ],
  gallery: [
    {
      picture: pictures['flooring-close'],
      caption:
        'A vent cut from walnut and set flush. The baseboard covers the 12 mm gap that the floor moves in.',
    },
    {
      picture: pictures['flooring-detail'],
      caption: 'Low sun shows a wavy floor at once. Here a 10 ft straightedge finds no gap over 3 mm.',
    },
    {
      picture: pictures['flooring-after'],
      caption: 'Some 1,400 blocks of walnut, laid from a centre line between the windows and oiled.',
    },
    {
      picture: pictures['flooring-before'],
      caption: 'Before: narrow oak boards, sanded three times, under a green carpet.',
    },
  ],
  beforeAndAfter: { before: pictures['flooring-before'], after: pictures['flooring-after'] },
  drawing: { scene: 'flooring', caption: 'As drawn: border cuts that match left and right.' },
  schedule: {
    house: 'Two-storey detached, 1954',
    timeOnSite: '11 working days',
    permits: 'None needed',
    area: '680 sq ft',
  },
  finishes: [
    { what: 'Floor', name: 'Fernleigh Mill, Walnut Block 4', note: 'Engineered, 4 mm face, herringbone' },
    { what: 'Finish', name: 'Tansy Paint, Floor Oil', note: 'Clear, matte' },
    { what: 'Vents', name: 'Fernleigh Mill, Flush Vent', note: 'Walnut, made with the floor' },
    { what: 'Baseboard', name: 'Fernleigh Mill, Base 6', note: 'Poplar, white enamel' },
  ],
  metaDescription:
    'Walnut herringbone in a 1954 Lorne Park house: why the old oak could not be sanded again, and how the subfloor was made flat to 3 mm in 10 ft.',
} as const satisfies ProjectEntry;
