import type { ServiceSummary } from '../service.ts';

/** The services in the order in which every list of the site shows them. */
export const services = [
  {
    id: 1,
    slug: 'home-renovations',
    title: 'Home Renovations',
    shortDescription:
      'Whole-house work for semis, bungalows and Victorians: walls moved, services renewed, permits drawn and filed, one crew lead from demolition to keys.',
    iconName: 'house',
    picture: 'home-renovations-service',
  },
  {
    id: 2,
    slug: 'basement-renovations',
    title: 'Basement Renovations',
    shortDescription:
      'Dry first, then warm, then finished. Drainage, insulation, egress windows and headroom are settled before the first stud goes up.',
    iconName: 'basement',
    picture: 'basement-renovations-service',
  },
  {
    id: 3,
    slug: 'kitchen-renovations',
    title: 'Kitchen Renovations',
    shortDescription:
      'Cabinets, counters, plumbing and power on one drawing, so that the island fits, the hood vents outside and the fridge door opens.',
    iconName: 'kitchen',
    picture: 'kitchen-renovations-service',
  },
  {
    id: 4,
    slug: 'bathroom-renovations',
    title: 'Bathroom Renovations',
    shortDescription:
      'Waterproofed behind the tile, vented to the outside, warm underfoot. We flood-test every shower for 24 hours before it is tiled.',
    iconName: 'bathroom',
    picture: 'bathroom-renovations-service',
  },
  {
    id: 5,
    slug: 'flooring',
    title: 'Flooring Installation & Renovation Services',
    shortDescription:
      'Hardwood, engineered oak, tile and vinyl on a subfloor that we level and screw down first. Herringbone and stair nosings included.',
    iconName: 'flooring',
    picture: 'flooring-service',
  },
  {
    id: 6,
    slug: 'custom-carpentry',
    title: 'Custom Carpentry',
    shortDescription:
      'Bookcases, window seats, mudroom benches and mantels, each built for one wall and scribed to plaster that was never straight.',
    iconName: 'carpentry',
    picture: 'custom-carpentry-service',
  },
  {
    id: 7,
    slug: 'stairs',
    title: 'Stair Design and Renovation Services',
    shortDescription:
      'New treads, railings and full rebuilds to the Ontario Building Code: every rise within 5 mm of its neighbour, newels that stand still, no squeak.',
    iconName: 'stairs',
    picture: 'stairs-service',
  },
  {
    id: 8,
    slug: 'epoxy-coating',
    title: 'Epoxy Coating Services',
    shortDescription:
      'Garage and basement slabs tested for moisture, ground, patched and coated in flake or one colour. Road salt, oil and slush wipe off.',
    iconName: 'epoxy',
    picture: 'epoxy-coating-service',
  },
  {
    id: 9,
    slug: 'driveway-backyard-concrete',
    title: 'Driveway & Backyard Concrete',
    shortDescription:
      'Poured on compacted gravel, reinforced, air-entrained and cut at the right spacing, so that it lives through freeze and thaw.',
    iconName: 'concrete',
    picture: 'driveway-backyard-concrete-service',
  },
  {
    id: 10,
    slug: 'wallpaper',
    title: 'Wallpaper Installation/Removal',
    shortDescription:
      'Old paper steamed off without gouging the plaster, walls skimmed and primed, then new paper centred on the room and matched at every seam.',
    iconName: 'wallpaper',
    picture: 'wallpaper-service',
  },
  {
    id: 11,
    slug: 'painting',
    title: 'Painting Services',
    shortDescription:
      'Two coats over honest preparation: washed, filled, sanded, caulked and primed. Lead-safe practice in houses built before 1990.',
    iconName: 'painting',
    picture: 'painting-service',
  },
  {
    id: 12,
    slug: 'stucco-removal',
    title: 'Stucco Removal Services',
    shortDescription:
      'Failing stucco lifted off without breaking the brick faces, then the joints repointed in lime mortar that lets an old wall dry.',
    iconName: 'stucco',
    picture: 'stucco-removal-service',
  },
  {
    id: 13,
    slug: 'pot-lights',
    title: 'Pot Light Installation',
    shortDescription:
      'Slim, airtight, insulation-rated lights set out to the joists and the furniture. ESA notification filed, drywall left clean.',
    iconName: 'pot-light',
    picture: 'pot-lights-service',
  },
  {
    id: 14,
    slug: 'gimbal-lights',
    title: 'Gimbal Light Installation',
    shortDescription:
      'Tilting lights aimed at art, stone and sloped ceilings and dimmed in zones, so that a plain hallway reads like a small gallery.',
    iconName: 'gimbal-light',
    picture: 'gimbal-lights-service',
  },
] as const satisfies readonly ServiceSummary[];

export type ServiceSlug = (typeof services)[number]['slug'];

export const DEFAULT_SERVICE_ID = 1;
