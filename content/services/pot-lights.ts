import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const potLights = {
  id: 13,
  slug: 'pot-lights',
  title: 'Pot Light Installation',
  shortTitle: 'Pot Light',
  shortDescription: 'Slim ceiling lights, placed to suit your room and wired by a licensed contractor.',
  iconName: 'pot-light',
  picture: pictures['pot-lights-service'],
  wideFocus: 10,
  projectType: 'Pot Light Installation Services',
  fullDescription: [
    'Every pot light is a hole in a ceiling, and under an attic it is a hole in the warm side of the house.',
    'We use airtight fixtures rated for insulation contact, the ones marked IC, and seal the vapour barrier, the plastic sheet above the drywall, around each one. Otherwise damp indoor air gets into the attic and freezes on the roof boards in January.',
    'In Ontario nearly all electrical work in a home needs a notification of work to the Electrical Safety Authority (ESA), and whoever you pay to do it has to be a licensed electrical contractor. Ours files the notification and leaves you the certificate of acceptance. Keep it with the papers of the house: an insurer or a buyer may ask. Before anyone cuts your ceiling, ask for the contractor’s licence number (ECRA/ESA) and look it up.',
    'We plan around your furniture first and the joists second. Lights belong over counters, shelves and the edges of a room; a grid in the middle lights only the carpet. Slim fixtures need only about two inches of depth, so they go in below ducts and pipes where a can would never fit. Each floor gets one shade of warm white, 2700 or 3000 kelvin, and each dimmer comes from the list that the maker of the light has tested, because a mismatched dimmer is what makes lights flicker.',
  ],
  closeView: {
    picture: { ...pictures['pot-lights-close'], focus: [40, 0] },
    caption: 'Flush with the ceiling, sealed to the plastic above it.',
  },
  detail: {
    picture: pictures['pot-lights-detail'],
    caption: '24 inches from the wall: the light falls on the books, not on the carpet.',
  },
  features: [
    'Layout drawn over a plan of your own furniture',
    'Work by a licensed electrical contractor, ESA notified',
    'Airtight fixtures marked IC under every attic',
    'Vapour barrier sealed around every light',
    'Joists, pipes and ducts found before the first cut',
    'Holes cut with a vacuum, floors and furniture covered',
    'Dimmers that the maker of the light has tested',
    'Separate dimmers for counters, walls and the room',
    'One colour temperature through each floor',
    'Old fixture holes patched, sanded and primed',
  ],
  precision: 'Joists, pipes and ducts found before the first cut.',
  invitation: 'Show us the dark corner',
  metaDescription:
    'Pot light installation in the Greater Toronto Area: slim, airtight lights wired by a licensed electrical contractor, with the safety certificate.',
} as const satisfies Service;
