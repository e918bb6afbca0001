import { company } from '../../../content/company.ts';

/** 'Tuesday, November 17, 4:10 PM', in the company's time zone. */
export function replyTime(iso: string, timeZone: string = company.hours.timeZone): string {
  const due = new Date(iso);
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${day.format(due)}, ${time.format(due)}`;
}
