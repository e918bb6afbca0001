import { pictures } from './pictures.ts';
import type { ServiceTitle } from './services/catalogue.ts';
import type { Testimonial } from './testimonial.ts';

/** Sample quotes. Replace them with your clients' own words, and keep their written permission. */
export const testimonials = [
  {
    id: 1,
    content:
      'Our wall leans an inch, and now you would never know. They cut every panel to fit and finished on the Thursday they had promised. The window seat has become the best chair in the house.',
    authorName: 'Priya Raman',
    authorLocation: 'Oakville, Ontario',
    projectType: 'Custom Carpentry',
    authorImagePath: '',
    rating: 5,
    picture: pictures['custom-carpentry-detail'],
  },
  {
    id: 2,
    content:
      'Two other firms offered to build over the damp corner. This crew hung no drywall until the drain and the sump pump were in. Three big storms later, I keep my records down there.',
    authorName: 'Kwame Asante',
    authorLocation: 'Mississauga, Ontario',
    projectType: 'Basement Renovations',
    authorImagePath: '',
    rating: 5,
    picture: pictures['basement-renovations-detail'],
  },
  {
    id: 3,
    content:
      'My mother uses a walker, so we needed a shower without a step. They doubled the joists, left the pan full of water for a day, and showed me the dry ceiling below before any tile went on.',
    authorName: 'Linh Nguyen',
    authorLocation: 'Toronto, Ontario',
    projectType: 'Bathroom Renovations',
    authorImagePath: '',
    rating: 5,
    picture: pictures['bathroom-renovations-detail'],
  },
  {
    id: 4,
    content:
      'Rain cost us nine days, and I would have liked to hear about it sooner. But I cannot tell the new bricks from the old ones, and the bill was the number in the contract.',
    authorName: 'Demetra Pappas',
    authorLocation: 'Toronto, Ontario',
    projectType: 'Stucco Removal Services',
    authorImagePath: '',
    rating: 4,
    picture: pictures['stucco-removal-detail'],
  },
  {
    id: 5,
    content:
      'I asked for a quick coat of epoxy. They tested the slab for damp, ground it for a day and filled every crack first. After two winters of salt from two trucks, it still mops clean.',
    authorName: 'Gurpreet Dhillon',
    authorLocation: 'Brampton, Ontario',
    projectType: 'Epoxy Coating Services',
    authorImagePath: '',
    rating: 5,
    picture: pictures['epoxy-coating-detail'],
  },
] as const satisfies readonly (Testimonial & { projectType: ServiceTitle })[];
