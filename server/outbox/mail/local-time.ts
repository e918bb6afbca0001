import { company } from '../../../content/company.ts';

/** In the company's time zone. */
export function localTime(timestamp: string, timeZone: string = company.hours.timeZone): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(new Date(timestamp));
}

/** 'November 17, 2026', in the company's time zone. */
export function localDate(date: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: company.hours.timeZone, dateStyle: 'long' });
  return format.format(date);
}
