import { company } from '../../../content/company.ts';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: company.hours.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** As the owner's wall clock shows it. */
export function localTime(timestamp: string): string {
  return format.format(new Date(timestamp));
}
