export const heroHeadline = 'Turning Houses Into Dream Homes';

/** The rotating words of the hero's line "We build amazing ...". */
export const heroWords = [
  'kitchens',
  'bathrooms',
  'basements',
  'living rooms',
  'staircases',
  'bookcases',
  'floors',
  'feature walls',
  'hallways',
  'garages',
  'driveways',
  'backyards',
  'homes',
] as const satisfies readonly string[];
