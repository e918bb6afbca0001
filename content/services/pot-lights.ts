import type { Service } from '../service.ts';

export const potLights = {
  id: 13,
  slug: 'pot-lights',
  title: 'Pot Light Installation',
  shortDescription: 'Slim, airtight lights placed for your furniture, wired by a licensed contractor.',
  iconName: 'pot-light',
  picture: 'pot-lights-service',
  projectType: 'Pot Light Installation Services',
  fullDescription: [
    'Every pot light is a hole in a ceiling, and under an attic it is a hole in the warm side of the house. We use airtight fixtures rated for insulation contact, the ones marked IC, and close the vapour barrier around each one, so that the damp air of January stays in the room and does not freeze on the roof boards.',
    'In Ontario nearly all electrical work in a home needs a notification of work to the Electrical Safety Authority (ESA), and whoever you pay to do it has to be a licensed electrical contractor. Ours files the notification and leaves you the certificate of acceptance. Keep it with the papers of the house: an insurer or a buyer may ask. Before anyone cuts your ceiling, whoever it is, ask for the contractor’s licence number (ECRA/ESA) and look it up.',
    'Furniture comes first on the plan, joists second. Lights belong over counters, shelves and edges of a room, not on a grid over the carpet. Slim fixtures need only about two inches of depth, so they go in below ducts and pipes where a can would never fit. One shade of warm white runs through each floor, 2700 or 3000 K, and each dimmer comes from the list that the maker of the light has tested, since that is where flicker begins.',
  ],
  features: [
    'Layout on a drawing, over your own furniture plan',
    'Work by a licensed electrical contractor, ESA notified',
    'Airtight fixtures marked IC under every attic',
    'Vapour barrier closed around every light',
    'Joists, pipes and ducts found before the first cut',
    'Holes cut with a vacuum, floors and furniture covered',
    'Dimmers from the tested list of the fixture',
    'Separate zones for counters, walls and the middle',
    'One colour temperature through each floor',
    'Old fixture holes patched, sanded and primed',
  ],
  metaDescription:
    'Pot light installation in the Greater Toronto Area: slim, airtight lights wired by a licensed electrical contractor, with the safety certificate.',
} as const satisfies Service;
