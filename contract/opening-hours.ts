import { company } from '../content/company.ts';
import type { BusinessHours } from '../content/company-facts.ts';

/** Whether somebody answers the phone, by the company's local time, wherever the visitor is. */
export type OpenState = {
  readonly isOpen: boolean;
  /** The text to show: 'Open now, until 6 PM'. */
  readonly text: string;
};

type Hours = Pick<BusinessHours, 'opens' | 'closes' | 'timeZone'>;

export function openState(now: Date, { opens, closes, timeZone }: Hours = company.hours): OpenState {
  const hour = hourOfTheDay(now, timeZone);
  const isOpen = hour >= opens && hour < closes;
  return {
    isOpen,
    text: isOpen ? `Open now, until ${hourInWords(closes)}` : `Opens at ${hourInWords(opens)}`,
  };
}

/** Uses Temporal if available: creating the first Intl formatter blocks a phone for a tenth of a second. */
function hourOfTheDay(instant: Date, timeZone: string): number {
  const { Temporal } = globalThis as { Temporal?: TimeZones };
  if (Temporal)
    return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).hour;
  const cityClock = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', hour: 'numeric' });
  return Number.parseInt(cityClock.format(instant), 10);
}

/** The part of Temporal that is used, typed by hand: Node 24 and older browsers have no Temporal. */
type TimeZones = {
  Instant: {
    fromEpochMilliseconds(time: number): { toZonedDateTimeISO(timeZone: string): { hour: number } };
  };
};

function hourInWords(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
