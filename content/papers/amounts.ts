/** Amounts are integer cents, so that they add up exactly. Prices in the content are in dollars. */

export function inCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Returns '$1,035', '$4.20' if there are cents, or '−$108' for a negative amount. */
export function asDollars(cents: number): string {
  return dollarsWith(cents % 100 === 0 ? 0 : 2, cents);
}

/** Returns for example '$88,931.00'. */
export function asDollarsAndCents(cents: number): string {
  return dollarsWith(2, cents);
}

/** Formats a difference of prices with its sign: '+$590'. */
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
