import type { ShownDay, ShownTime } from '../../contract/api.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { calendarDay, daysUntil, partOfDay, plainTime, visitTime } from '../time/spoken-time.ts';
import { zonedDateTime } from '../time/wall-clock.ts';
import { NOON_HOUR, type OfferedDay, type OfferedTime, type Span } from './offered-times.ts';

/** 'Thursday, November 19, 9:00 to 10:00 in the morning' */
export function whenText(span: Span, now: Date): string {
  return `${calendarDay(new Date(span.start), now)}, ${spanText(span)}`;
}

/** '9:00 to 10:00 in the morning', '11:00 in the morning to 1:00 in the afternoon' */
export function spanText(span: Span): string {
  const [start, end] = [new Date(span.start), new Date(span.end)];
  const until = isOverNoon(span) ? ` ${partOfDay(start)} to ` : ' to ';
  return `${plainTime(start)}${until}${plainTime(end)} ${partOfDay(isOverNoon(span) ? end : start)}`;
}

/** After both hours: '11:00 to 12:00 in the morning', '11:00 to 1:00 around noon' */
export function partText(span: Span): string {
  return isOverNoon(span) ? 'around noon' : partOfDay(new Date(span.start));
}

/** Otherwise one part of the day holds for both ends: 'from 11:00 to 12:00 in the morning'. */
function isOverNoon({ start, end }: Span): boolean {
  const noon = zonedDateTime(new Date(start)).with({ hour: NOON_HOUR, minute: 0 }).epochMilliseconds;
  return start < noon && noon < end;
}

/** How long a visit takes: 'an hour', '2 hours', '90 minutes'. */
export function lengthText({ start, end }: Span): string {
  const minutes = (end - start) / MINUTE_MS;
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}

/** The days as shown in the form. `lost` is shown in its place in the order, but cannot be chosen. */
export function shownDays(days: readonly OfferedDay[], now: Date, lost?: OfferedTime): ShownDay[] {
  const times = [...days.flatMap((day) => day.times), ...(lost ? [lost] : [])];
  const inOrder = times.toSorted((one, other) => one.start - other.start);
  const byDay = Map.groupBy(inOrder, ({ start }) => calendarDay(new Date(start), now));
  return [...byDay].map(([name, ofDay]) => {
    const shown = (isMorning: boolean) =>
      ofDay.filter((time) => time.isMorning === isMorning).map((time) => shownTime(time, time === lost));
    return {
      name,
      inDays: daysUntil(new Date(ofDay[0]?.start ?? now), now),
      morning: shown(true),
      afternoon: shown(false),
    };
  });
}

function shownTime({ value, start, end }: OfferedTime, isTaken: boolean): ShownTime {
  return {
    value,
    start: visitTime(new Date(start)),
    end: visitTime(new Date(end)),
    part: partText({ start, end }),
    ...(isTaken && { isTaken }),
  };
}
