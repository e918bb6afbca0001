import { calendarDay, partOfDay, plainTime } from '../time/spoken-time.ts';
import type { Span } from './offered-times.ts';

/** 'Thursday, November 19, 9:00 to 10:00 in the morning' */
export function whenWords(span: Span): string {
  return `${calendarDay(new Date(span.start))}, ${hourWords(span)}`;
}

/** '9:00 to 10:00 in the morning' */
export function hourWords({ start, end }: Span): string {
  return `${plainTime(new Date(start))} to ${plainTime(new Date(end))} ${partOfDay(new Date(start))}`;
}
