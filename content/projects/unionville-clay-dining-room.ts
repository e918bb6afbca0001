import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const unionvilleClayDiningRoom = {
  id: 11,
  slug: 'unionville-clay-dining-room',
  title: 'A dining room in burnt clay',
  service: 'painting',
  city: 'Markham',
  description: 'Sixty years of patches made sound, then clay red over white panelling.',
  completionDate: 'June 2025',
  isFeatured: true,
  cover: pictures['painting-after'],
  storyTitle: 'Paint shows what you put it on',
  story: [
    'The dining room of this Unionville house, built in 1911, had been touched up for sixty years. Pale patches dotted the long wall, brown clouds had come through between them, and every winter the same cracks opened again. The owners had picked a clay red. A dark colour on such a wall shows everything, like a lamp held sideways to it: each patch casts a shadow.',
    'We knocked first. Sound plaster gives a dull note; a third of the long wall rattled. The plaster had come loose from the wood strips (lath) behind it, and each patch was a lid on a loose spot. We pinned those areas with screws and broad washers, injected adhesive, cut out what would not hold and filled it in three coats. The old trim paint tested positive for lead, as paint from before 1960 often does.',
    'That set the method: no dry sanding, plastic across the opening, wet scraping, a HEPA vacuum on every tool. The brown clouds were soot and an old leak. Water-based paint dissolves such stains and carries them to its own surface within a week, so they got a shellac primer. Then two finish coats, each wall rolled in one go, without a stop for lunch.',
    'The white wainscot is new, 36 inches high, where chairs strike. Three brass wall lights and the long ceiling light were wired before the plaster was closed, with the Electrical Safety Authority (ESA) notified, and the oak floor was sanded and left pale. When you compare painters, compare what they list before the paint: tests, repairs, primer. The two coats cost much the same everywhere.',
  ],
  features: [
    'Loose plaster pinned, injected and filled in three coats',
    'Lead test, wet scraping, HEPA vacuum throughout',
    'Shellac primer over soot and water stains',
    'Two coats of clay red, matte and washable',
    'Wood wainscot, 36 inches high, white enamel',
    'Three wall lights and one long ceiling light on dimmers',
    'Oak strip floor sanded and finished pale',
  ],
  gallery: [
    {
      picture: pictures['painting-close'],
      caption: 'Where clay red meets the cap of the wainscot, the line is cut by hand.',
    },
    {
      picture: pictures['painting-detail'],
      caption: 'Wired before the plaster was closed. The wainscot is 36 inches high, where chairs strike.',
    },
    {
      picture: pictures['painting-after'],
      caption: 'The long wall, pinned and filled in three coats, then rolled in one go.',
    },
    {
      picture: pictures['painting-before'],
      caption: 'Before: sixty years of patches, each the lid on a loose spot.',
    },
  ],
  beforeAndAfter: { before: pictures['painting-before'], after: pictures['painting-after'] },
  drawing: { scene: 'painting', caption: 'As drawn: wainscot all around, three lights on the long wall.' },
  schedule: {
    house: 'Two-storey detached, 1911',
    timeOnSite: '13 working days',
    permits: 'Electrical safety (ESA)',
    area: '172 sq ft',
  },
  finishes: [
    { what: 'Walls', name: 'Tansy Paint, “Burnt Clay”', note: 'Matte, washable, two coats' },
    { what: 'Wainscot', name: 'Tansy Paint, “Chalk”', note: 'Enamel, satin' },
    { what: 'Wall lights', name: 'Lampwork, Globe 4', note: 'Brass, opal glass' },
    { what: 'Ceiling light', name: 'Lampwork, Line 60', note: 'Brass, dimmed' },
    { what: 'Floor', name: 'The oak strip of the house', note: 'Sanded, pale oil' },
  ],
  metaDescription:
    'A 1911 Unionville dining room in clay red: loose plaster pinned, lead handled safely, stains sealed with shellac, and a white wainscot below.',
} as const satisfies ProjectEntry;
