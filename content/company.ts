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
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: string;
  readonly hours: {
    readonly display: string;
    readonly short: string;
    readonly timeZone: string;
    /** Hours of the day on a 24-hour clock; the firm is open every day. */
    readonly opens: number;
    readonly closes: number;
  };
  readonly location: { readonly city: string; readonly region: string; readonly country: string };
  readonly serviceArea: string;
  readonly cities: readonly string[];
  readonly social: { readonly label: string; readonly href: string };
  readonly launched: number;
  readonly yearsOfExperience: string;
  /** The founders' promise: an answer within this time. */
  readonly replyWithinHours: number;
  /** What a credential without a number would claim, nobody could check: it is not shown. */
  readonly credentials: readonly Credential[];
};

export type Credential = { readonly label: string; readonly number?: string };

export const company = {
  name: 'Hearth & Joist Renovations',
  shortName: 'Hearth & Joist',
  trade: 'Renovations',
  initials: 'HJ',
  tagline: 'Built to last. Renovated with care.',
  blurb:
    'Carpenters by trade: 15+ years on Toronto houses, under our own name since 2023. We measure twice and answer the phone.',
  phone: { display: '(416) 555-0142', href: 'tel:+14165550142' },
  email: 'hello@hearthandjoist.example',
  hours: {
    display: 'Mon-Sun 8AM-6PM, 7 days a week',
    short: 'Mon-Sun 8AM-6PM',
    timeZone: 'America/Toronto',
    opens: 8,
    closes: 18,
  },
  location: { city: 'Toronto', region: 'Ontario', country: 'Canada' },
  serviceArea: 'Greater Toronto Area and Ontario',
  cities: ['Toronto', 'Mississauga', 'Brampton', 'Oakville', 'Vaughan'],
  social: { label: 'Our work on Instagram', href: 'https://www.instagram.com/hearthandjoist.example/' },
  launched: 2023,
  yearsOfExperience: '15+',
  replyWithinHours: 48,
  credentials: [
    { label: 'City of Toronto building renovator licence' },
    { label: 'WSIB clearance' },
    { label: 'Liability insurance' },
    { label: 'ECRA/ESA licence of our electrical contractor' },
    { label: 'HST registration' },
  ],
} as const satisfies Company;
