/** Days as the papers write them. A day is '2026-09-21', in whatever zone: nothing here has an hour. */

export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const styles = {
  /** 'September 21, 2026' */
  withYear: { month: 'long', day: 'numeric', year: 'numeric' },
  /** 'September 21' */
  withoutYear: { month: 'long', day: 'numeric' },
  /** 'Friday, November 20' */
  withWeekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** 'Mon, Oct 19' */
  short: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function dayInWords(day: string, style: keyof typeof styles): string {
  return new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}
