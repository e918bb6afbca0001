import { durationOf } from '../../durations.ts';
import { type Span, toned } from './tone.ts';

const MINUTE_MS = 60_000;

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
export function answerStatus({ received_at, reply_by, answered_at }: Promised, now: Date): Span {
  const received = new Date(received_at).getTime();
  if (answered_at)
    return toned('quiet', `answered in ${durationOf(new Date(answered_at).getTime() - received)}`);
  const replyBy = new Date(reply_by).getTime();
  const left = replyBy - now.getTime();
  if (left <= 0) return toned('late', `overdue by ${durationOf(-left)}`);
  return toned(left < (replyBy - received) / 2 ? 'soon' : 'good', `${durationOf(left)} left`);
}
