import { numberBeginningSentence } from '../number-words.ts';
import { services } from './catalogue.ts';

const count = numberBeginningSentence(services.length);

/** What stands above the list of all services: on Home, in the menu and for search engines. */
export const servicesOverview = {
  menuTitle: `${count} services, one contract`,
  lead: `${count} services, one contract. Every job starts with a free visit from a builder, not a salesperson.`,
  metaDescription: `${count} renovation services for houses in Toronto and the GTA: what each one includes, what usually goes wrong, and what to ask any contractor before you sign.`,
} as const;
