type KindOfWork = {
  /** In the address of the filtered list: /projects?kind=rooms. No service has it for its own. */
  readonly slug: string;
  readonly label: string;
  /** The slugs of services. */
  readonly services: readonly string[];
};

/** What the projects are filtered by, since fourteen services are too many to choose from. */
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
  // A service that none of the others names, such as a new one.
  { slug: 'other', label: 'Other work', services: [] },
];

/** The slug of the kind that a service belongs to. */
export function kindOf(service: string): string {
  return kindsOfWork.find(({ services }) => services.includes(service))?.slug ?? 'other';
}
