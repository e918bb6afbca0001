import { company } from '../../../content/company.ts';

/** 'Tuesday, November 17, 4:10 p.m.': when an answer is due, by Toronto's clock. */
export function replyTime(iso: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: company.hours.timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));
}
