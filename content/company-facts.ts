/** What the site has to know of a company. */
export type Company = {
  readonly name: string;
  readonly shortName: string;
  /** What stands under the short name in the logo. */
  readonly trade: string;
  /** Begins every lead's reference, as in HJ-7F3K2. */
  readonly initials: string;
  readonly tagline: string;
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
  readonly social: { readonly network: string; readonly label: string; readonly href: string };
  /** The year in which the company was launched; the experience is its founders'. */
  readonly launched: number;
  readonly yearsOfExperience: string;
  /** The founders' promise: an answer within this time. */
  readonly replyWithinHours: number;
  /** What happens after a request, as a clause that goes on with when: ', within 48 hours.' */
  readonly afterRequest: string;
};

export const CREDENTIAL_KEYS = ['licence', 'wsib', 'insurance', 'ecra', 'hst'] as const;

export type CredentialKey = (typeof CREDENTIAL_KEYS)[number];

/** What one without a number would claim, nobody could check: it is not shown. */
export type Credential = {
  /** Names it on the desk, where the owner can give its number. */
  readonly key: CredentialKey;
  readonly label: string;
  readonly number?: string;
  /** Where anybody can check the number. */
  readonly checkAt?: { readonly name: string; readonly href: string };
};

type PhoneNumber = { readonly display: string; readonly href: string };

/** A number of Canada or the United States, as printed: '(204) 555-0123'. The link follows from its digits. */
export function northAmericanNumber(display: string): PhoneNumber {
  return { display, href: `tel:+1${display.replace(/\D/g, '')}` };
}

export type BusinessHours = {
  /** 'Mon-Sun 8AM-6PM, 7 days a week' */
  readonly display: string;
  /** 'Mon-Sun 8AM-6PM' */
  readonly short: string;
  /** Within a sentence, after 'any day' or 'from': '8 to 6'. */
  readonly spoken: string;
  readonly timeZone: string;
  /** Hours of the day on a 24-hour clock. */
  readonly opens: number;
  readonly closes: number;
};

/** A firm that answers the phone at the same hours every day of the week. */
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
