/** A range in whole dollars. */
export type Span = { readonly from: number; readonly to: number };

const AMOUNT = String.raw`(?:ca?d?)?\s*\$?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.00)?\s*(k)?(?:\s*(?:ca?d))?`;
const ONE_OR_TWO = new RegExp(`^${AMOUNT}(?:\\s*(?:to|and|-|\\u2013|\\u2014)\\s*${AMOUNT})?$`, 'i');

/** Parses a typed text that contains only one amount or two: '$58,000 to $64,000', '58k', '58000-64000'. */
export function spanIn(text: string): Span | undefined {
  const [, first, firstUnit, second, secondUnit] = ONE_OR_TWO.exec(text.trim()) ?? [];
  if (!first) return undefined;
  // In '58 to 64k' both are thousands.
  const from = amountOf(first, firstUnit ?? secondUnit);
  const to = second ? amountOf(second, secondUnit) : from;
  return from > 0 && from <= to ? { from, to } : undefined;
}

function amountOf(digits: string, unit: string | undefined): number {
  return Number(digits.replace(/\D/g, '')) * (unit ? 1000 : 1);
}
