export type BusinessHours = {
  /** 'Mon-Sun 8AM-6PM, 7 days a week' */
  readonly display: string;
  /** 'Mon-Sun 8AM-6PM' */
  readonly short: string;
  /** Within a sentence: 'any day, 8 to 6'. */
  readonly spoken: string;
  readonly timeZone: string;
  /** Hours of the day on a 24-hour clock. */
  readonly opens: number;
  readonly closes: number;
};

/** A firm that answers the phone at the same hours every day of the week. */
export function openEveryDay(hours: Pick<BusinessHours, 'opens' | 'closes' | 'timeZone'>): BusinessHours {
  const opens = twelveHourClock(hours.opens);
  const closes = twelveHourClock(hours.closes);
  const short = `Mon-Sun ${opens.hour}${opens.half}-${closes.hour}${closes.half}`;
  return {
    ...hours,
    short,
    display: `${short}, 7 days a week`,
    spoken: `${opens.hour} to ${closes.hour}`,
  };
}

function twelveHourClock(hour: number): { hour: number; half: 'AM' | 'PM' } {
  return { hour: hour % 12 || 12, half: hour % 24 < 12 ? 'AM' : 'PM' };
}
