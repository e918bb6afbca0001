/** Formats the days in the sample documents. A day is a date such as '2026-09-21', without time or time zone. */

export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const styles = {
  /** As in 'September 21, 2026'. */
  withYear: { month: 'long', day: 'numeric', year: 'numeric' },
  /** As in 'September 21'. */
  withoutYear: { month: 'long', day: 'numeric' },
  /** As in 'Friday, November 20'. */
  withWeekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** As in 'Mon, Oct 19'. */
  short: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function dayInWords(day: string, style: keyof typeof styles): string {
  return new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}
