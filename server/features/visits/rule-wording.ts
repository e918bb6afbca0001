import { countedNoun } from '../../../content/grammar.ts';
import { EARLY_HOUR } from '../../time/spoken-time.ts';
import type { NoTimesReason } from '../../visits/no-times.ts';
import { type Hours, type VisitRule, type Weekday, weekdays } from '../../visits/rule.ts';

export const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** 'Monday to Friday, 9 to 5, and Saturday, 9 to 1. At most 3 visits a day, 60 minutes each ...' */
export function ruleText(rule: VisitRule): string {
  if (!rule.offered) return 'Nobody can choose a time: their page says that you call.';
  const spans = weekSpans(rule);
  if (spans.length === 0) return 'No day of the week has hours, so no time can be offered.';
  const between =
    rule.gapMinutes === 0 ? 'one after the other' : `with ${rule.gapMinutes} minutes between them`;
  const from = rule.noticeHours === 0 ? 'Up' : `From ${countedNoun(rule.noticeHours, 'hour')}`;
  return `${joined(spans)}. At most ${countedNoun(rule.perDay, 'visit')} a day, ${rule.minutes} minutes each, ${between}. ${from} to ${countedNoun(rule.daysAhead, 'day')} ahead.`;
}

/** Undefined where the words of the rule say it. */
export function noTimesText(
  reason: NoTimesReason,
  { minutes, noticeHours, daysAhead }: VisitRule,
): string | undefined {
  const days = daysAhead === 1 ? 'today and tomorrow' : `the next ${daysAhead} days`;
  switch (reason) {
    case 'off':
    case 'no-hours':
      return undefined;
    case 'short-hours':
      return `No time can be offered: a visit takes ${minutes} minutes, and no day has hours for that long.`;
    case 'days-ahead':
      return `No time can be offered now: none is left in the hours of ${days}.`;
    case 'notice':
      return `No time can be offered now: ${countedNoun(noticeHours, 'hour')} ahead is after the last one in the hours of ${days}.`;
    case 'days-off':
      return `No time can be offered now: your days off leave none in the hours of ${days}.`;
    case 'booked':
      return `No time is free now: the hours of ${days} are booked.`;
  }
}

/** Merges consecutive days with the same hours. */
function weekSpans({ hours }: VisitRule): string[] {
  const runs: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const span = hours[day];
    if (!span) continue;
    const text = hoursText(span);
    const run = runs.at(-1);
    if (run && run.text === text && run.last === weekdays[index - 1]) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs.map(({ first, last, text }) =>
    first === last ? `${dayNames[first]}, ${text}` : `${dayNames[first]} to ${dayNames[last]}, ${text}`,
  );
}

/** '9 to 5', '1 AM to 5 AM' */
export function hoursText({ opens, closes }: Hours): string {
  return `${hour(opens)} to ${hour(closes)}`;
}

function hour(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const clock = `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return hours < EARLY_HOUR ? `${clock} AM` : clock;
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`;
}

/** '08:00-18:00', a format that the form accepts. */
export function hoursValue(hours: Hours | undefined): string {
  if (!hours) return '';
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock(hours.opens)}-${clock(hours.closes)}`;
}
