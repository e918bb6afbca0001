import { pictures } from './pictures.ts';
import type { ServiceTitle } from './services/catalogue.ts';
import type { Testimonial } from './testimonial.ts';

export const testimonials = [
  {
    id: 1,
    content: 'Our pipes have not frozen since, and the drawers close by themselves.',
    authorName: 'Marguerite Leduc',
    authorLocation: 'Kingston, Ontario',
    projectType: 'Kitchens',
    authorImagePath: '',
    rating: 5,
    picture: pictures['kitchen-renovations-detail'],
  },
  {
    id: 2,
    content: 'Four days late, and they said so on the first of them. The tile is straight.',
    authorName: 'Owen Whitfield',
    authorLocation: 'Napanee, Ontario',
    projectType: 'Bathrooms',
    authorImagePath: '',
    rating: 4,
    picture: pictures['bathroom-renovations-detail'],
  },
] as const satisfies readonly (Testimonial & { projectType: ServiceTitle })[];
