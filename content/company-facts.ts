import type { BusinessHours } from './business-hours.ts';
import type { PhoneNumber } from './phone-number.ts';

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

/** What one without a number would claim, nobody could check: it is not shown. */
export type Credential = { readonly label: string; readonly number?: string };
