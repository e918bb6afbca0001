import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const epoxyCoating = {
  id: 8,
  slug: 'epoxy-coating',
  title: 'Epoxy Coating Services',
  shortTitle: 'Epoxy',
  shortDescription: 'Garage and basement floors, tested for damp and coated so that salt wipes off.',
  iconName: 'epoxy',
  picture: pictures['epoxy-coating-service'],
  wideFocus: 80,
  projectType: 'Epoxy Coating Services',
  fullDescription: [
    'Coatings seldom wear out from above. They let go from below, because the slab was damp, dusty or still had an old sealer on it.',
    'So we test your concrete before we promise you a floor, then grind it with diamond discs until it feels like sandpaper and water soaks in wherever it is dropped.',
    'Ground moisture climbs through a slab as vapour and brings alkaline salts with it. Under a coating they collect, draw in more water, and raise blisters the size of a coin. Many older slabs have no plastic sheet beneath them to prevent this. We leave probes in drilled holes for a day and read the humidity inside the concrete: if it is too high, a moisture-blocking primer goes down first, or we tell you to keep your money.',
    'The floor is two coatings. Epoxy is thick and slow, grips the slab and holds the coloured flakes, but it yellows in daylight and cures badly in the cold. Polyaspartic, a clear resin, keeps its colour beside an open garage door and sets within hours, so it goes on top. New concrete has to wait 28 days for either. Ask every bidder two things: the moisture reading, and whether they grind the slab or only wash it with acid.',
  ],
  closeView: {
    picture: pictures['epoxy-coating-close'],
    caption: 'The floor curves up the wall to a metal strip, so that slush runs back to the drain.',
  },
  detail: {
    picture: pictures['epoxy-coating-detail'],
    caption: 'Beige flakes in epoxy, under a clear coat that stands up to salt and hot tires.',
  },
  features: [
    'Moisture measured inside the slab, reading in your quote',
    'Diamond grinding with a vacuum on every machine',
    'Cracks opened and filled, broken spots patched flush',
    'Oil spots ground and degreased until water soaks in',
    'Moisture-blocking primer where the reading is high',
    'Coloured flakes or one colour, samples on your own slab',
    'Polyaspartic clear coat that does not yellow',
    'Grit in the top coat, so that wet boots grip',
    'Edge curved up the wall, so slush runs to the drain',
    'Walk on it the next day, park on it after three days',
  ],
  course: {
    title: 'How it goes: five days for a double garage',
    parts: [
      {
        when: 'Days 1 to 3',
        length: 3,
        what: 'Degreased and ground until water soaks in, cracks and pits filled.',
      },
      { when: 'Day 4', length: 1, what: 'Epoxy, and flakes thrown into it while it is wet.' },
      { when: 'Day 5', length: 1, what: 'Scraped flat, then the clear coat.' },
      {
        when: 'Three days more',
        length: 3,
        what: 'Walk on it from the first of them, park on it after the last.',
      },
    ],
  },
  precision: 'Humidity measured inside the slab, and the reading is in your quote.',
  invitation: 'Show us the slab',
  metaDescription:
    'Garage and basement floors in epoxy and polyaspartic across the Greater Toronto Area: slab moisture tested, concrete ground, cracks filled, flake finish.',
} as const satisfies Service;
