import { offeredDays } from './offered-times.ts';
import type { VisitRule } from './rule.ts';

export type NoTimesReason =
  | 'off'
  | 'no-hours'
  | 'short-hours'
  | 'days-ahead'
  | 'notice'
  | 'days-off'
  | 'booked';

/** Why the rule offers no time, given that none is free: the first condition without which there would be one. */
export function whyNoTimes(rule: VisitRule, now: Date): NoTimesReason {
  const offersTimes = (changed: Partial<VisitRule> = {}) =>
    !offeredDays({ rule: { ...rule, ...changed }, booked: [], now }).next().done;
  const hours = Object.values(rule.hours);
  if (!rule.offered) return 'off';
  if (hours.length === 0) return 'no-hours';
  if (hours.every(({ opens, closes }) => closes - opens < rule.minutes)) return 'short-hours';
  if (!offersTimes({ noticeHours: 0, daysOff: [] })) return 'days-ahead';
  if (!offersTimes({ daysOff: [] })) return 'notice';
  return offersTimes() ? 'booked' : 'days-off';
}
