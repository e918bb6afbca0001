import type { ShownDay, ShownTime } from '../../contract/api.ts';
import { calendarDay, daysUntil, partOfDay, plainTime, visitTime } from '../time/spoken-time.ts';
import type { OfferedDay, OfferedTime, Span } from './offered-times.ts';

/** 'Thursday, November 19, 9:00 to 10:00 in the morning' */
export function whenWords(span: Span, now: Date): string {
  return `${calendarDay(new Date(span.start), now)}, ${hourWords(span)}`;
}

/** '9:00 to 10:00 in the morning' */
export function hourWords({ start, end }: Span): string {
  return `${plainTime(new Date(start))} to ${plainTime(new Date(end))} ${partOfDay(new Date(start))}`;
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
    part: partOfDay(new Date(start)),
    ...(isTaken && { isTaken }),
  };
}
