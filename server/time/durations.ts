export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Longer durations are given in days. */
const LONGEST_IN_HOURS_MS = 48 * HOUR_MS;

/** '12 min', '3 h', '2 d'. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return `${Math.max(1, Math.floor(milliseconds / MINUTE_MS))} min`;
  if (milliseconds <= LONGEST_IN_HOURS_MS) return `${Math.floor(milliseconds / HOUR_MS)} h`;
  return `${Math.floor(milliseconds / DAY_MS)} d`;
}
