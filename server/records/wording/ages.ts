import { formatDuration, MINUTE_MS } from '../../time/durations.ts';

/** '3 h', 'now' */
export function ageOf(timestamp: string, now: Date): string {
  const age = now.getTime() - new Date(timestamp).getTime();
  return age < MINUTE_MS ? 'now' : formatDuration(age);
}

/** '3 h ago', 'just now' */
export function timeAgo(timestamp: string, now: Date): string {
  const age = ageOf(timestamp, now);
  return age === 'now' ? 'just now' : `${age} ago`;
}

/** 'in 3 h', 'now' */
export function timeUntil(timestamp: string, now: Date): string {
  const wait = new Date(timestamp).getTime() - now.getTime();
  return wait < MINUTE_MS ? 'now' : `in ${formatDuration(wait)}`;
}
