import { expect, it } from 'vitest';
import { MINUTE_MS } from '../time/durations.ts';
import { timeFrom } from './offered-times.ts';
import { lengthText, partText, shownDays, spanText } from './visit-wording.ts';

function timeAt(clock: string, minutes: number) {
  const time = timeFrom(`2026-11-18T${clock}`, minutes);
  if (!time) throw new Error(`There is no ${clock}.`);
  return time;
}

it.each([
  ['09:00', 60, '9:00 to 10:00 in the morning'],
  ['11:00', 60, '11:00 to 12:00 in the morning'],
  ['11:30', 60, '11:30 in the morning to 12:30 in the afternoon'],
  ['11:00', 180, '11:00 in the morning to 2:00 in the afternoon'],
  ['12:00', 60, '12:00 to 1:00 in the afternoon'],
  ['16:30', 60, '4:30 to 5:30 in the afternoon'],
  ['22:00', 180, '10:00 to 1:00 at night'],
])(
  'says the hours of a visit at %s of %d minutes, with the halves of the day that they lie in',
  (clock, minutes, words) => {
    const time = timeAt(clock, minutes);
    expect(spanText(time)).toBe(words);
    const [day] = shownDays([{ date: '2026-11-18', times: [time], free: [time] }], new Date(time.start));
    const [shown] = [...(day?.morning ?? []), ...(day?.afternoon ?? [])];
    expect(partText(time) === 'around noon').toBe(words.includes('morning to'));
    expect(shown?.part).toBe(partText(time));
  },
);

it.each([
  [30, '30 minutes'],
  [60, 'an hour'],
  [90, '90 minutes'],
  [120, '2 hours'],
])('says how long %d minutes are', (minutes, words) => {
  expect(lengthText({ start: 0, end: minutes * MINUTE_MS })).toBe(words);
});
