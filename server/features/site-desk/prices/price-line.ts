import { dollarsIn } from '../../../../contract/price-words.ts';

/** The typed values for one service. */
export type PriceLine = { readonly from: string; readonly to: string; readonly basis: string };

export const AMOUNT_MAX_CHARACTERS = 16;
export const BASIS_MAX_CHARACTERS = 90;

export const NO_PRICE: PriceLine = { from: '', to: '', basis: '' };

/** Whether the price is complete and can be shown. */
export function isComplete({ from, to, basis }: PriceLine): boolean {
  return dollarsIn(from) !== undefined && dollarsIn(to) !== undefined && basis !== '';
}

export type LineProblems = Partial<Record<keyof PriceLine, string>>;

/** Errors because of which the line cannot be saved. */
export function problemsIn(line: PriceLine): LineProblems {
  const sentence = 'Write whole dollars, such as 28,500.';
  const [from, to] = [dollarsIn(line.from), dollarsIn(line.to)];
  return {
    ...(line.from && from === undefined && { from: sentence }),
    ...(line.to && to === undefined && { to: sentence }),
    ...(from !== undefined &&
      to !== undefined &&
      from > to && { to: 'This must be at least as much as the first amount.' }),
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
