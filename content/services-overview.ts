import { company } from './company.ts';
import { numberBeginningSentence } from './number-words.ts';
import { services } from './services/catalogue.ts';

const count = numberBeginningSentence(services.length);

/** What stands above the list of all services: on Home, in the menu and for search engines. */
export const servicesOverview = {
  menuTitle: `${count} services, one contract`,
  lead: `${count} services, one contract. Every job starts with a free visit from a builder, not a salesperson.`,
  metaDescription: `${count} renovation services in the ${company.serviceArea}: what each includes, what usually goes wrong, and what to ask a contractor before you sign.`,
} as const;
