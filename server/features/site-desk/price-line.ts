import { dollars } from '../../publications/publication.ts';

/** The typed values for one service. */
export type PriceLine = { readonly from: string; readonly to: string; readonly basis: string };

export const AMOUNT_MAX_CHARACTERS = 16;
export const BASIS_MAX_CHARACTERS = 90;

/** '28,500', '$28500', '28 500' */
const AMOUNT = /^\$? ?[1-9](\d{0,7}|\d{0,2}([, ]\d{3}){1,2})$/;

export const NO_PRICE: PriceLine = { from: '', to: '', basis: '' };

/** Whether the price is complete and can be shown. */
export function isComplete({ from, to, basis }: PriceLine): boolean {
  return isAmount(from) && isAmount(to) && basis !== '';
}

function isAmount(text: string): boolean {
  return AMOUNT.test(text);
}

export type LineProblems = Partial<Record<keyof PriceLine, string>>;

/** Errors because of which the line cannot be saved. */
export function problemsIn({ from, to }: PriceLine): LineProblems {
  const sentence = 'Write whole dollars, such as 28,500.';
  return {
    ...(from && !isAmount(from) && { from: sentence }),
    ...(to && !isAmount(to) && { to: sentence }),
    ...(isAmount(from) &&
      isAmount(to) &&
      dollars(from) > dollars(to) && { to: 'This must be at least as much as where the price begins.' }),
  };
}

/** What must be added before publishing. An empty line is fine: nothing is shown. */
export function missingIn({ from, to, basis }: PriceLine): LineProblems {
  if (!from && !to && !basis) return {};
  return {
    ...(!from && { from: 'Say where the price begins.' }),
    ...(!to && { to: 'Say where the price ends.' }),
    ...(!basis && { basis: 'Say what the price is for.' }),
  };
}
