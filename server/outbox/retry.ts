import type { NodemailerError } from 'nodemailer';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';

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

/** RFC 3463, where the server gives it: 5.1.1 is an unknown mailbox, 5.7.1 a sender who is not allowed to do this. */
const STATUS = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/;
const ADDRESS = '1';
const MAILBOX = '2';
const CONTENT = '6';
/** Subjects of an address that are about the sender's. */
const SENDER_ADDRESSES = ['7', '8'];

/**
 * Whether the server will never take this mail to this recipient. Not where it refuses our login, our sender or all that
 * we send today: that can be put right, and such mail goes out afterwards.
 */
export function isRecipientRefused(error: unknown): boolean {
  const { permanent, command, response = '', responseCode = 0 } = error as NodemailerError;
  if (!permanent || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  const [, subject, detail = ''] = STATUS.exec(response) ?? [];
  if (subject === undefined) return responseCode >= 550;
  return subject === ADDRESS
    ? !SENDER_ADDRESSES.includes(detail)
    : subject === MAILBOX || subject === CONTENT;
}
