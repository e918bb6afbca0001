import { type Span, toned } from './tone.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Up to here hours say more than days. */
const LONGEST_IN_HOURS_MS = 48 * HOUR_MS;

/** '12 min', '3 h', '2 d'. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return `${Math.max(1, Math.floor(milliseconds / MINUTE_MS))} min`;
  if (milliseconds <= LONGEST_IN_HOURS_MS) return `${Math.floor(milliseconds / HOUR_MS)} h`;
  return `${Math.floor(milliseconds / DAY_MS)} d`;
}

export function ageOf(timestamp: string, now: Date): string {
  const age = now.getTime() - new Date(timestamp).getTime();
  return age < MINUTE_MS ? 'now' : durationOf(age);
}

export function agoOf(timestamp: string, now: Date): string {
  const age = ageOf(timestamp, now);
  return age === 'now' ? 'just now' : `${age} ago`;
}

/** In the future: 'in 3 h'. */
export function untilOf(timestamp: string, now: Date): string {
  const wait = new Date(timestamp).getTime() - now.getTime();
  return wait < MINUTE_MS ? 'now' : `in ${durationOf(wait)}`;
}

export function isPast(timestamp: string, now: Date): boolean {
  return new Date(timestamp) <= now;
}

type Promised = {
  readonly received_at: string;
  readonly reply_by: string;
  readonly answered_at: string | null;
};

/** '31 h left', 'overdue by 4 h', 'answered in 5 h'. */
export function promiseOf({ received_at, reply_by, answered_at }: Promised, now: Date): Span {
  const received = new Date(received_at).getTime();
  if (answered_at)
    return toned('quiet', `answered in ${durationOf(new Date(answered_at).getTime() - received)}`);
  const replyBy = new Date(reply_by).getTime();
  const left = replyBy - now.getTime();
  if (left <= 0) return toned('late', `overdue by ${durationOf(-left)}`);
  return toned(left < (replyBy - received) / 2 ? 'soon' : 'good', `${durationOf(left)} left`);
}
