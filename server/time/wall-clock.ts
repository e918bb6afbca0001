import { Temporal } from 'temporal-polyfill';
import { company } from '../../content/company.ts';

// The clock on the company's wall. What is stored and passed on are instants (`Date`, ISO text); where a date or a
// time of the day is meant, Temporal works it out, on the days too on which the clocks change. Not for the browser,
// which would have to load the library.

/** What the clock shows at an instant. From here Temporal counts days and finds other times of the day. */
export function zonedDateTime(
  instant: Date | string,
  timeZone: string = company.hours.timeZone,
): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(timeZone);
}

/** Kept: making one takes longer than a thousand uses of it. */
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

/** 'November 17, 2026' */
export function localDate(instant: Date | string, timeZone?: string): string {
  return formatInstant(instant, 'en-CA', { dateStyle: 'long' }, timeZone);
}
