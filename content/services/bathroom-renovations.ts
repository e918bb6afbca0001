import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const bathroomRenovations = {
  id: 4,
  slug: 'bathroom-renovations',
  title: 'Bathroom Renovations',
  shortTitle: 'Bathroom',
  shortDescription: 'Waterproofed behind the tile, and every shower flood-tested for 24\u00a0hours.',
  iconName: 'bathroom',
  picture: pictures['bathroom-renovations-service'],
  projectType: 'Bathroom Renovations',
  fullDescription: [
    'Tile and grout shed water, but what stops it is the membrane behind them, which nobody sees again once the room is done.',
    'So before the first tile is set we plug the drain, fill the waterproofed shower pan and leave the water standing for 24 hours. You are welcome to come and look.',
    'Rot in an old bathroom has two favourite places: where the toilet meets the floor, and below the tub faucet. We open the floor there first. Joists that a plumber notched in 1950 are doubled with new wood, because tile cracks on a floor that bends. A shower without a step needs its slope cut into the floor itself. That can often be done, depending on the joists.',
    'Steam must leave the house. The fan duct is insulated where it crosses the attic and ends at a hood outdoors, never among the rafters, where January turns it into frost on the roof boards and March into a stain on your ceiling. And while the studs are bare we put plywood behind the walls for grab bars. One sheet costs little today. Without it, adding a bar later means breaking out tile.',
  ],
  closeView: {
    picture: pictures['bathroom-renovations-close'],
    caption:
      'Tile on a membrane that first held water for 24 hours. The niche is lined with quartz, in one slope.',
  },
  detail: {
    picture: pictures['bathroom-renovations-detail'],
    caption: 'A vessel sink on the blue vanity: its pipes were moved under permit and pressure-tested.',
  },
  features: [
    'Shower waterproofed and flood-tested for 24 hours',
    'Floor framing stiffened so that tile does not crack',
    'Exhaust fan ducted outdoors through insulated pipe',
    'Plumbing moved under permit and pressure-tested',
    'Step-free showers, planned once we have seen the joists',
    'Heated floors wired by a licensed electrical contractor',
    'Anti-scald mixing valve at every tub and shower',
    'Backing for grab bars behind the tile, photographed',
    'Tile layout drawn first, no slivers in the corners',
    'Your other bathroom kept working where there is one',
  ],
  precision: 'Every shower flood-tested for 24 hours before tile, with a dated photo.',
  isStructural: true,
  invitation: 'Show us your bathroom',
  metaDescription:
    'Bathroom renovations in Toronto and the GTA: showers waterproofed and flood-tested for 24 hours, stiff floors under tile, fans ducted outdoors, heated floors.',
} as const satisfies Service;
