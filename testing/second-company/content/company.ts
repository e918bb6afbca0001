import { type Company, type Credential, northAmericanNumber, openEveryDay } from './company-facts.ts';

export const company = {
  name: 'Limestone Kitchens & Baths',
  shortName: 'Limestone',
  trade: 'Kitchens & Baths',
  initials: 'LK',
  tagline: 'Two rooms, done properly.',
  phone: northAmericanNumber('(613) 555-0176'),
  email: 'hello@limestone.example',
  hours: openEveryDay({ opens: 7, closes: 17, timeZone: 'America/Toronto' }),
  location: { city: 'Kingston', region: 'Ontario', regionCode: 'ON', country: 'Canada' },
  serviceArea: 'Kingston area',
  cities: ['Kingston', 'Gananoque', 'Napanee'],
  social: {
    network: 'Pinterest',
    label: 'Our work on Pinterest',
    href: 'https://www.pinterest.com/limestone.example/',
  },
  launched: 2019,
  yearsOfExperience: '20+',
  replyWithinHours: 24,
  afterRequest: 'We look at it together and call you',
} as const satisfies Company;

export const credentials: readonly Credential[] = [
  { key: 'hst', label: 'HST registration', number: '00000 0000 RT0001' },
];

export const COUNTRY_CODE = 'CA';

export const warrantyYears = {
  workmanship: 3,
  majorStructuralElements: 10,
} as const satisfies Record<string, number>;
