/** Before work begins. */
const HOUR = 7;
const MINUTE = 30;

type Morning = {
  /** The local date: 2026-11-16. */
  readonly day: string;
  /** 07:30 of that day. */
  readonly at: Date;
};

/** 07:30 on the local date of `now`. */
export function localMorning(now: Date, timeZone: string): Morning {
  const { year, month, day } = wallClock(now, timeZone);
  const wanted = Date.UTC(year, month - 1, day, HOUR, MINUTE);
  // Near a change to or from daylight saving the first guess may have the wrong offset; the second has the right one.
  const guess = new Date(wanted - offsetMs(new Date(wanted), timeZone));
  const at = new Date(wanted - offsetMs(guess, timeZone));
  return { day: new Date(wanted).toISOString().slice(0, 10), at };
}

/** The offset of local time from UTC. */
function offsetMs(moment: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(moment, timeZone);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}

function wallClock(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
  };
}
