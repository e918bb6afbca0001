type KindOfWork = {
  /** The value in the URL of the filtered list: /projects?kind=rooms. It must differ from the slugs of all services. */
  readonly slug: string;
  readonly label: string;
  /** The slugs of the services of this kind. */
  readonly services: readonly string[];
};

/** The options of the project filter, since fourteen services are too many to choose from. */
export const kindsOfWork: readonly KindOfWork[] = [
  {
    slug: 'rooms',
    label: 'Rooms',
    services: ['home-renovations', 'basement-renovations', 'kitchen-renovations', 'bathroom-renovations'],
  },
  {
    slug: 'floors-stairs-built-ins',
    label: 'Floors, stairs, built-ins',
    services: ['flooring', 'custom-carpentry', 'stairs'],
  },
  { slug: 'walls', label: 'Walls', services: ['wallpaper', 'painting'] },
  { slug: 'light', label: 'Light', services: ['pot-lights', 'gimbal-lights'] },
  {
    slug: 'outside-and-garage',
    label: 'Outside and garage',
    services: ['epoxy-coating', 'driveway-backyard-concrete', 'stucco-removal'],
  },
  // For services that no other kind lists, such as new ones.
  { slug: 'other', label: 'Other work', services: [] },
];

/** The slug of the kind that a service belongs to. */
export function kindOf(service: string): string {
  return kindsOfWork.find(({ services }) => services.includes(service))?.slug ?? 'other';
}
