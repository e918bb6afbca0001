import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const gimbalLights = {
  id: 14,
  slug: 'gimbal-lights',
  title: 'Gimbal Light Installation',
  shortTitle: 'Gimbal Light',
  shortDescription: 'Tilting lights for art, stonework and sloped ceilings, each zone on a dimmer.',
  iconName: 'gimbal-light',
  picture: pictures['gimbal-lights-service'],
  wideFocus: 20,
  projectType: 'Gimbal Light Installation Services',
  fullDescription: [
    'A gimbal is a pot light with a tilting trim: the lamp swivels in its ring, so the beam can point at what you look at instead of straight down.',
    'It is the right light for pictures, for stone and brick, and for a sloped ceiling, where a fixed light leans with the roof and shines across the room into your face.',
    'Galleries light a picture at about 30 degrees from the vertical. Any steeper and the frame drops a shadow on the picture; any flatter and the glass reflects the lamp at you. The rest is arithmetic: with the middle of the picture 5 ft up, the light sits about 21 inches from the wall under an 8 ft ceiling and 28 under a 9 ft one. For stone we do the reverse and come in close, so that light skims the face and every joint casts a shadow.',
    'We choose the beam to suit the picture: narrow for one frame, wide for a wall. Colour rendering, the measure of how true colours look, is 90 or more; below that, reds go brown. Works on paper fade in any light, so they get a dimmer and not the strongest lamp. Under a roof the fixtures are airtight and marked IC, safe in contact with insulation. A licensed electrical contractor does the wiring and notifies the Electrical Safety Authority (ESA), and we aim each light with you after dark, once everything is hung.',
  ],
  closeView: {
    picture: { ...pictures['gimbal-lights-close'], focus: [90, 0] },
    caption: 'The lamp tilts and the trim stays flat: aimed at 30 degrees from the vertical.',
  },
  detail: {
    picture: pictures['gimbal-lights-detail'],
    caption: '21 inches from the wall, so that no glass shows the lamp.',
  },
  features: [
    'Distance from the wall worked out for your ceiling height',
    'Beam angle chosen for each picture, shelf or wall',
    'Colour rendering of 90 or more, warm white light',
    'Airtight fixtures marked IC in insulated slopes',
    'Work by a licensed electrical contractor, ESA notified',
    'Art, walls and general light on separate dimmers',
    'Trims in white, black or the colour of the ceiling',
    'Grazing light for brick and stone chimneys',
    'Holes cut with a vacuum, old openings patched',
    'Every light aimed with you, in the evening',
  ],
  precision: 'Each distance worked out for your ceiling, each light aimed with you after dark.',
  invitation: 'Show us what hangs on your wall',
  metaDescription:
    'Gimbal light installation in Toronto and the GTA: tilting lights set out for art, stone and sloped ceilings, dimmed in zones, wired by a licensed contractor.',
} as const satisfies Service;
