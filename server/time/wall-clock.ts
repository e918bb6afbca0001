import { Temporal } from 'temporal-polyfill';
import { company } from '../../content/company.ts';

// The company's local time. Stored and passed values are instants (`Date`, ISO text); where a date or a time of day is
// needed, Temporal computes it, also on days when the clocks change. Not for the browser, which would have to load the
// library.

/** The local date and time of an instant. Temporal does the date arithmetic from here. */
export function zonedDateTime(
  instant: Date | string,
  timeZone: string = company.hours.timeZone,
): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(timeZone);
}

/** Returns a date that was typed as YYYY-MM-DD; undefined if the calendar does not have it. */
export function parseDate(text: string): string | undefined {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? Temporal.PlainDate.from(text, { overflow: 'reject' }).toString()
      : undefined;
  } catch {
    return undefined;
  }
}

/** Cached: creating one takes longer than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function formatInstant(
  instant: Date | string,
  locale: 'en-CA' | 'en-US',
  options: Intl.DateTimeFormatOptions,
  timeZone: string = company.hours.timeZone,
): string {
  const key = JSON.stringify([locale, options, timeZone]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format.format(new Date(instant));
}

/** 'Tuesday, November 17 at 4:10 p.m. EST' */
export function localTime(instant: Date | string, timeZone?: string): string {
  const options = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  return formatInstant(instant, 'en-CA', options, timeZone);
}

/** '2026-11-17 16:10', which spreadsheets read as a time. */
export function spreadsheetTime(instant: Date | string): string {
  return zonedDateTime(instant).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/** '2026-11-17' */
export function isoDate(instant: Date | string): string {
  return zonedDateTime(instant).toPlainDate().toString();
}

/** 'November 17, 2026' */
export function localDate(instant: Date | string, timeZone?: string): string {
  return formatInstant(instant, 'en-CA', { dateStyle: 'long' }, timeZone);
}
