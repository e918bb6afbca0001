import { type BusinessHours, openEveryDay } from './business-hours.ts';
import { northAmericanNumber, type PhoneNumber } from './phone-number.ts';

/** The business, in one file: whoever makes this site their own begins here. */

export type Company = {
  readonly name: string;
  readonly shortName: string;
  /** What stands under the short name in the logo. */
  readonly trade: string;
  /** Begins every lead's reference, as in HJ-7F3K2. */
  readonly initials: string;
  readonly tagline: string;
  readonly blurb: string;
  readonly phone: PhoneNumber;
  readonly email: string;
  readonly hours: BusinessHours;
  readonly location: {
    readonly city: string;
    readonly region: string;
    /** As it follows a city: 'Oakville, ON'. */
    readonly regionCode: string;
    readonly country: string;
  };
  readonly serviceArea: string;
  readonly cities: readonly string[];
  readonly social: { readonly label: string; readonly href: string };
  /** The year in which the company was launched; the experience is its founders'. */
  readonly launched: number;
  readonly yearsOfExperience: string;
  /** The founders' promise: an answer within this time. */
  readonly replyWithinHours: number;
  /** What a credential without a number would claim, nobody could check: it is not shown. */
  readonly credentials: readonly Credential[];
};

export type Credential = { readonly label: string; readonly number?: string };

const launched = 2023;
const yearsOfExperience = '15+';

export const company = {
  name: 'Hearth & Joist Renovations',
  shortName: 'Hearth & Joist',
  trade: 'Renovations',
  initials: 'HJ',
  tagline: 'Built to last. Renovated with care.',
  blurb: `Carpenters by trade: ${yearsOfExperience} years on Toronto houses, under our own name since ${launched}. We measure twice and answer the phone.`,
  phone: northAmericanNumber('(416) 555-0142'),
  email: 'hello@hearthandjoist.example',
  hours: openEveryDay({ opens: 8, closes: 18, timeZone: 'America/Toronto' }),
  location: { city: 'Toronto', region: 'Ontario', regionCode: 'ON', country: 'Canada' },
  serviceArea: 'Greater Toronto Area and Ontario',
  cities: ['Toronto', 'Mississauga', 'Brampton', 'Oakville', 'Vaughan'],
  social: { label: 'Our work on Instagram', href: 'https://www.instagram.com/hearthandjoist.example/' },
  launched,
  yearsOfExperience,
  replyWithinHours: 48,
  credentials: [
    { label: 'City of Toronto building renovator licence' },
    { label: 'WSIB clearance' },
    { label: 'Liability insurance' },
    { label: 'ECRA/ESA licence of our electrical contractor' },
    { label: 'HST registration' },
  ],
} as const satisfies Company;
