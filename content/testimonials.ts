import type { ServiceTitle } from './services/catalogue.ts';
import type { Testimonial } from './testimonial.ts';

/** Sample quotes. Replace them with your clients' own words, and keep their written permission. */
export const testimonials = [
  {
    id: 1,
    content:
      'That wall is an inch out of plumb and you cannot see it. They cut every panel to fit the plaster and finished on the Thursday they had promised in October. The window seat has become the best chair in the house.',
    authorName: 'Priya Raman',
    authorLocation: 'Oakville, Ontario',
    projectType: 'Custom Carpentry',
    authorImagePath: '',
    rating: 5,
    picture: 'custom-carpentry-detail',
  },
  {
    id: 2,
    content:
      'Two firms offered to frame over the damp corner. These people would not hang a sheet of drywall until the drain and the sump were in. We have had three big storms since, and I now keep my records down there.',
    authorName: 'Kwame Asante',
    authorLocation: 'Mississauga, Ontario',
    projectType: 'Basement Renovations',
    authorImagePath: '',
    rating: 5,
    picture: 'basement-renovations-detail',
  },
  {
    id: 3,
    content:
      'My mother uses a walker, so the shower had to have no step. They doubled the joists to carry the sloped floor, left the pan full of water for a day, and showed me the dry ceiling below before any tile went on.',
    authorName: 'Linh Nguyen',
    authorLocation: 'Toronto, Ontario',
    projectType: 'Bathroom Renovations',
    authorImagePath: '',
    rating: 5,
    picture: 'bathroom-renovations-detail',
  },
  {
    id: 4,
    content:
      'Rain pushed the repointing back nine days, and I would have liked to hear it a week sooner. The brick is another matter: I cannot find the new faces among the old ones. The bill was the number in the contract.',
    authorName: 'Demetra Pappas',
    authorLocation: 'Toronto, Ontario',
    projectType: 'Stucco Removal Services',
    authorImagePath: '',
    rating: 4,
    picture: 'stucco-removal-detail',
  },
  {
    id: 5,
    content:
      'I asked for a quick coat of epoxy. They put a moisture meter on the slab, ground it for a day and filled every crack first. Two winters of salt from two trucks, and a mop still brings it back.',
    authorName: 'Gurpreet Dhillon',
    authorLocation: 'Brampton, Ontario',
    projectType: 'Epoxy Coating Services',
    authorImagePath: '',
    rating: 5,
    picture: 'epoxy-coating-detail',
  },
] as const satisfies readonly (Testimonial & { projectType: ServiceTitle })[];
