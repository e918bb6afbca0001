/** The facts about a company that the site needs. */
export type Company = {
  readonly name: string;
  readonly shortName: string;
  /** The line below the short name in the logo. */
  readonly trade: string;
  /** The prefix of every lead's reference, as in HJ-7F3K2. */
  readonly initials: string;
  readonly tagline: string;
  readonly phone: PhoneNumber;
  readonly email: string;
  readonly hours: BusinessHours;
  readonly location: {
    readonly city: string;
    readonly region: string;
    /** The code after a city, as in 'Oakville, ON'. */
    readonly regionCode: string;
    readonly country: string;
  };
  readonly serviceArea: string;
  readonly cities: readonly string[];
  readonly social: { readonly network: string; readonly label: string; readonly href: string };
  /** The year in which the company was founded; its founders have more experience than that. */
  readonly launched: number;
  readonly yearsOfExperience: string;
  /** The promised response time. */
  readonly replyWithinHours: number;
  /** What happens after a request, without a full stop: a sentence with the time of the answer follows. */
  readonly afterRequest: string;
};

export const CREDENTIAL_KEYS = ['licence', 'wsib', 'insurance', 'ecra', 'hst'] as const;

export type CredentialKey = (typeof CREDENTIAL_KEYS)[number];

/** A credential without a number is not shown, because nobody could verify it. */
export type Credential = {
  /** Identifies it on the desk, where the owner can enter its number. */
  readonly key: CredentialKey;
  readonly label: string;
  readonly number?: string;
  /** Where anybody can verify the number. */
  readonly checkAt?: { readonly name: string; readonly href: string };
};

type PhoneNumber = { readonly display: string; readonly href: string };

/** A Canadian or US number in display format, such as '(204) 555-0123'. The link is derived from its digits. */
export function northAmericanNumber(display: string): PhoneNumber {
  return { display, href: `tel:+1${display.replace(/\D/g, '')}` };
}

export type BusinessHours = {
  /** Such as 'Mon-Sun 8AM-6PM, 7 days a week'. */
  readonly display: string;
  /** Such as 'Mon-Sun 8AM-6PM'. */
  readonly short: string;
  /** Within a sentence, after 'any day' or 'from': '8 to 6'. */
  readonly spoken: string;
  readonly timeZone: string;
  /** Hours of the day on a 24-hour clock. */
  readonly opens: number;
  readonly closes: number;
};

/** The hours of a company that is open at the same hours every day of the week. */
export function openEveryDay(hours: Pick<BusinessHours, 'opens' | 'closes' | 'timeZone'>): BusinessHours {
  const opens = twelveHourClock(hours.opens);
  const closes = twelveHourClock(hours.closes);
  const short = `Mon-Sun ${opens.hour}${opens.half}-${closes.hour}${closes.half}`;
  return {
    ...hours,
    short,
    display: `${short}, 7 days a week`,
    spoken: `${opens.hour} to ${closes.hour}`,
  };
}

function twelveHourClock(hour: number): { hour: number; half: 'AM' | 'PM' } {
  return { hour: hour % 12 || 12, half: hour % 24 < 12 ? 'AM' : 'PM' };
}
