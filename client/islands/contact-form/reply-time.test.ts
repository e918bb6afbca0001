import { expect, it } from 'vitest';
import { replyTime } from './reply-time.ts';

it("names the day and the time by Toronto's clock, whatever the visitor's", () => {
  expect(replyTime('2026-11-17T21:10:00.000Z').replaceAll('\u202f', ' ')).toBe(
    'Tuesday, November 17, 4:10 PM',
  );
  expect(replyTime('2026-07-01T03:05:00.000Z').replaceAll('\u202f', ' ')).toBe('Tuesday, June 30, 11:05 PM');
});
