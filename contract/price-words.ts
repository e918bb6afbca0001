import type { Price } from './publication.ts';

/** '28,500', '$28500', '28 500' */
const AMOUNT = /^\$? ?[1-9](\d{0,7}|\d{0,2}([, ]\d{3}){1,2})$/;

/** The whole dollars that were typed; undefined for everything else. */
export function dollarsIn(text: string): number | undefined {
  return AMOUNT.test(text) ? Number(text.replace(/\D/g, '')) : undefined;
}

/** '$28,500 to $64,500', or one amount if the price begins where it ends. */
export function priceSpan({ from, to }: Pick<Price, 'from' | 'to'>): string {
  return from === to ? inDollars(from) : `${inDollars(from)} to ${inDollars(to)}`;
}

function inDollars(amount: number): string {
  return `$${amount.toLocaleString('en-CA')}`;
}
