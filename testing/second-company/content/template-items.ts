import type { Picture } from './picture.ts';
import { pictures } from './pictures.ts';
import type { ServiceTitle } from './services/catalogue.ts';

type PortfolioItem = {
  readonly id: number;
  readonly picture: Picture;
  readonly title: string;
  readonly category: ServiceTitle;
  readonly artist: string;
  readonly description: string;
};

type CaseStudy = {
  readonly id: number;
  readonly picture: Picture;
  readonly title: string;
  readonly category: ServiceTitle;
  readonly description: string;
  readonly points: readonly string[];
};

export const portfolioItems = [
  {
    id: 1,
    picture: pictures['basement-renovations-detail'],
    title: 'A sink under the window',
    category: 'Kitchens',
    artist: 'The shop on Princess Street',
    description: 'The pipes run on the warm side of a second wall, and the sill is deep enough for herbs.',
  },
] as const satisfies readonly PortfolioItem[];

export const caseStudies = [
  {
    id: 1,
    picture: pictures['bathroom-renovations-after'],
    title: 'A bathroom that was a bedroom',
    category: 'Bathrooms',
    description: 'The drain decides where everything goes, so it is drawn first.',
    points: ['The fall of the drain is measured', 'The shower is filled and left for a night'],
  },
] as const satisfies readonly CaseStudy[];
