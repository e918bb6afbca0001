import { type Company, type Credential, northAmericanNumber, openEveryDay } from './company-facts.ts';

/** The facts about the business. To adapt this site to another company, start here. */
export const company = {
  name: 'Hearth & Joist Renovations',
  shortName: 'Hearth & Joist',
  trade: 'Renovations',
  initials: 'HJ',
  tagline: 'Built to last. Renovated with care.',
  phone: northAmericanNumber('(416) 555-0142'),
  email: 'hello@hearthandjoist.example',
  hours: openEveryDay({ opens: 8, closes: 18, timeZone: 'America/Toronto' }),
  location: { city: 'Toronto', region: 'Ontario', regionCode: 'ON', country: 'Canada' },
  serviceArea: 'Greater Toronto Area and Ontario',
  cities: ['Toronto', 'Mississauga', 'Brampton', 'Oakville', 'Vaughan'],
  social: {
    network: 'Instagram',
    label: 'Our work on Instagram',
    href: 'https://www.instagram.com/hearthandjoist.example/',
  },
  launched: 2023,
  yearsOfExperience: '15+',
  replyWithinHours: 48,
  afterRequest: 'We read it, call or write, and agree on a time to come and measure',
} as const satisfies Company;

/** Separate from `company`, which is also part of the browser's code. A credential without a number is not shown. */
export const credentials: readonly Credential[] = [
  { key: 'licence', label: 'City of Toronto building renovator licence' },
  {
    key: 'wsib',
    label: 'WSIB clearance',
    checkAt: { name: 'WSIB', href: 'https://www.wsib.ca/en/businesses/premiums-and-payment/clearances' },
  },
  { key: 'insurance', label: 'Liability insurance' },
  {
    key: 'ecra',
    label: 'ECRA/ESA licence of our electrical contractor',
    checkAt: { name: 'Electrical Safety Authority', href: 'https://findacontractor.esasafe.com/' },
  },
  {
    key: 'hst',
    label: 'HST registration',
    checkAt: {
      name: 'Canada Revenue Agency',
      href: 'https://www.canada.ca/en/revenue-agency/services/e-services/digital-services-businesses/confirming-a-gst-hst-account-number.html',
    },
  },
];

/** The two-letter country code, for structured data. */
export const COUNTRY_CODE = 'CA';

/** The warranty that we give in writing. Materials have their manufacturer's warranty instead. */
export const warrantyYears = {
  workmanship: 2,
  majorStructuralElements: 5,
} as const satisfies Record<string, number>;
