/** Sums of money are whole cents, so that they add up; the content writes its prices in dollars. */

export function inCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** '$1,035', and '$4.20' where there are cents; '−$108' for what is taken off. */
export function asDollars(cents: number): string {
  return dollarsWith(cents % 100 === 0 ? 0 : 2, cents);
}

/** '$88,931.00' */
export function asDollarsAndCents(cents: number): string {
  return dollarsWith(2, cents);
}

/** What is added to a price, or taken off: '+$590'. */
export function asDifference(cents: number): string {
  return cents > 0 ? `+${asDollars(cents)}` : asDollars(cents);
}

function dollarsWith(decimals: 0 | 2, cents: number): string {
  const amount = Math.abs(cents / 100).toLocaleString('en-CA', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${cents < 0 ? '\u2212' : ''}$${amount}`;
}
