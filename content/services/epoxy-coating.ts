import type { Service } from '../service.ts';

export const epoxyCoating = {
  id: 8,
  slug: 'epoxy-coating',
  title: 'Epoxy Coating Services',
  shortDescription: 'Garage and basement floors tested for damp, ground and coated. Salt wipes off.',
  iconName: 'epoxy',
  picture: 'epoxy-coating-service',
  projectType: 'Epoxy Coating Services',
  fullDescription: [
    'Coatings seldom wear out from above; they let go from below, because the slab was damp, dusty or still wearing an old sealer. So we test your concrete before we promise you a floor, then grind it with diamond discs until it feels like sandpaper and water soaks in wherever it is dropped.',
    'Ground moisture climbs through a slab as vapour and brings alkaline salts with it. Under a coating they collect, draw in more water, and raise blisters the size of a coin. Many older slabs have no plastic sheet beneath them to prevent this. We leave probes in drilled holes for a day and read the humidity inside the concrete: if it is high, a moisture-blocking primer goes down first, or we tell you to keep your money.',
    'Epoxy and polyaspartic do different work. Epoxy is thick and slow, grips the slab and holds the flakes, but it yellows in daylight and cures badly in the cold. Polyaspartic keeps its colour beside an open garage door and sets within hours, so it makes the clear coat on top. New concrete waits 28 days before either. Of any bidder, ask for two things: the moisture reading, and whether they grind the slab or only wash it with acid.',
  ],
  features: [
    'Moisture read inside the slab, figure in your quote',
    'Diamond grinding with a vacuum on every machine',
    'Cracks opened and filled, broken spots patched flush',
    'Oil spots ground and degreased until water soaks in',
    'Moisture-blocking primer where the reading asks for it',
    'Full flake or one colour, samples on your own slab',
    'Polyaspartic clear coat that does not yellow',
    'Grit in the top coat, so that wet boots hold',
    'Edge curved up the wall, so slush runs to the drain',
    'Walk on it next day, park on it after three',
  ],
  metaDescription:
    'Garage and basement floors in epoxy and polyaspartic across the Greater Toronto Area: slab moisture tested, concrete ground, cracks filled, flake finish.',
} as const satisfies Service;
