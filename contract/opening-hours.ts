import type { BusinessHours } from '../content/business-hours.ts';
import { company } from '../content/company.ts';

/** Whether somebody answers the phone, by the clock of the company's city, wherever the visitor is. */
export type OpenState = {
  readonly isOpen: boolean;
  /** As said aloud: 'Open now, until 6 PM'. */
  readonly words: string;
  /** When the text has to change. */
  readonly changesAt: Date;
};

type Hours = Pick<BusinessHours, 'opens' | 'closes' | 'timeZone'>;

const MINUTE = 60_000;
const MINUTES_IN_A_DAY = 24 * 60;

export function openState(now: Date, hours: Hours = company.hours): OpenState {
  const { opens, closes, timeZone } = hours;
  const minute = minuteOfTheDay(now, timeZone);
  const isOpen = minute >= opens * 60 && minute < closes * 60;
  return {
    isOpen,
    words: isOpen ? `Open now, until ${hourInWords(closes)}` : `Opens at ${hourInWords(opens)}`,
    changesAt: nextTime(now, isOpen ? closes : opens, timeZone),
  };
}

/** The next instant at which the city's clock shows the full hour. */
function nextTime(now: Date, hour: number, timeZone: string): Date {
  const wait = (hour * 60 - minuteOfTheDay(now, timeZone) + MINUTES_IN_A_DAY) % MINUTES_IN_A_DAY;
  const fullMinute = Math.floor(now.getTime() / MINUTE) * MINUTE;
  const guess = new Date(fullMinute + wait * MINUTE);
  // When daylight saving begins or ends, the guess is off by an hour.
  const error = hour * 60 - minuteOfTheDay(guess, timeZone);
  return new Date(guess.getTime() + error * MINUTE);
}

/** By Temporal where there is one: the first formatter of Intl keeps a phone busy for a tenth of a second. */
function minuteOfTheDay(instant: Date, timeZone: string): number {
  const { Temporal } = globalThis as { Temporal?: TimeZones };
  if (!Temporal) return formattedMinute(instant, timeZone);
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return hour * 60 + minute;
}

/** The part of Temporal that is used, typed by hand: Node 24 and older browsers have no Temporal. */
type TimeZones = {
  Instant: {
    fromEpochMilliseconds(time: number): {
      toZonedDateTimeISO(timeZone: string): { hour: number; minute: number };
    };
  };
};

function formattedMinute(instant: Date, timeZone: string): number {
  const cityClock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = cityClock.formatToParts(instant);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return numberOf('hour') * 60 + numberOf('minute');
}

function hourInWords(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
