import { DAY_MS, HOUR_MS } from '../durations.ts';

const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = HOUR_MS;
/** A quarter more or less, so that what failed together is not tried again together. */
const JITTER = 0.25;

export const RETRY_FOR_MS = 3 * DAY_MS;

const REASON_MAX_CHARACTERS = 300;

/** Doubles with every attempt, up to an hour. */
export function retryDelayMs(attempts: number, random = Math.random): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random()));
}

/** What the mail server said, on one line: it is shown in a terminal. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, REASON_MAX_CHARACTERS);
}
