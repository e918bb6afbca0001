import { parseDate } from '../time/wall-clock.ts';
import type { Actor } from './booking-transaction.ts';
import { type DaysOff, type Hours, type VisitRule, type Weekday, weekdays } from './rule.ts';
import { personIdFrom, UNKNOWN_PERSON } from './visit-person.ts';

type Values = Readonly<Record<string, string | undefined>>;
type Errors = Record<string, string>;

const FIGURES = {
  minutes: { min: 15, max: 480 },
  gapMinutes: { min: 0, max: 480 },
  perDay: { min: 1, max: 24 },
  noticeHours: { min: 0, max: 720 },
  daysAhead: { min: 1, max: 366 },
} as const;

const DAYS_OFF_MAX = 200;

/** The rule as its form sends it, or returns the errors by field, in the order of the form. */
export function parseRule(values: Values, people: Actor['people']): { rule: VisitRule } | { errors: Errors } {
  const errors: Errors = {};
  const figure = (name: keyof typeof FIGURES) => {
    const { min, max } = FIGURES[name];
    const typed = values[name]?.trim() ?? '';
    const number = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
    if (!(number >= min && number <= max)) errors[name] = `Write a number from ${min} to ${max}.`;
    return number;
  };
  const hours: { [day in Weekday]?: Hours } = {};
  for (const day of weekdays) {
    const typed = values[`hours-${day}`]?.trim() ?? '';
    if (typed === '') continue;
    const span = parseHours(typed);
    if (span) hours[day] = span;
    else errors[`hours-${day}`] = 'Write hours like 9-5 or 08:00-18:00, or leave it empty for no visits.';
  }
  const figures = {
    minutes: figure('minutes'),
    gapMinutes: figure('gapMinutes'),
    perDay: figure('perDay'),
    noticeHours: figure('noticeHours'),
    daysAhead: figure('daysAhead'),
  };
  const daysOff = (values.daysOff ?? '')
    .split('\n')
    .flatMap((line) => (line.trim() ? [parseDays(line.trim())] : []));
  if (daysOff.length > DAYS_OFF_MAX || daysOff.some((days) => !days))
    errors.daysOff = 'Write one date a line, such as 2026-12-24, or a range: 2026-12-24 to 2027-01-02.';
  const personId = personIdFrom(values.person ?? '', people);
  if (personId === undefined) errors.person = UNKNOWN_PERSON;
  const rule: VisitRule = {
    offered: values.offered !== undefined,
    ...figures,
    hours,
    daysOff: daysOff.filter((days) => days !== undefined),
    personId: personId ?? null,
    invitations: values.invitations !== undefined,
  };
  return Object.keys(errors).length > 0 ? { errors } : { rule };
}

const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap]\.?m\.?)?`;
const SPAN = new RegExp(`^${TIME}\\s*(?:-|–|to)\\s*${TIME}$`, 'i');

const HALF_DAY = 12 * 60;
/** Nobody visits from one to five at night: '1-5' is meant for the afternoon, '01:00-05:00' for the night. */
const AFTERNOON_CLOSES_BY = 7 * 60;

/** '08:00-18:00', '9-5', '9 to 5', '9am - 1pm': an end that is not after the beginning is in the afternoon. */
export function parseHours(typed: string): Hours | undefined {
  // The pattern tries every way to divide a run of spaces.
  const found = SPAN.exec(typed.replace(/\s+/g, ' '));
  if (!found) return undefined;
  const opens = minutesOf(found.slice(1, 4));
  let closes = minutesOf(found.slice(4, 7));
  if (opens === undefined || closes === undefined) return undefined;
  if (closes <= opens && opens <= HALF_DAY && closes <= HALF_DAY && !found[6]) closes += HALF_DAY;
  const isExact = found[3] || found[6] || found[1]?.startsWith('0') || found[4]?.startsWith('0');
  if (!isExact && opens < closes && closes <= AFTERNOON_CLOSES_BY)
    return { opens: opens + HALF_DAY, closes: closes + HALF_DAY };
  return opens < closes && closes <= 24 * 60 ? { opens, closes } : undefined;
}

function minutesOf([hour, minute = '0', half]: readonly (string | undefined)[]): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours > 24 || minutes > 59 || (half && (hours < 1 || hours > 12))) return undefined;
  if (!half) return hours * 60 + minutes;
  return ((hours % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + minutes;
}

function parseDays(line: string): DaysOff | undefined {
  const [first, last = first, ...rest] = line.replace(/\s+/g, ' ').split(' to ').map(parseDate);
  return first && last && rest.length === 0 && first <= last ? { first, last } : undefined;
}
