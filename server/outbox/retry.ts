import type { NodemailerError } from 'nodemailer';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';

const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = HOUR_MS;
/** Up to a quarter more or less, so that mails that failed together are not retried together. */
const JITTER = 0.25;

export const RETRY_FOR_MS = 3 * DAY_MS;

/** Longer than a worker takes to come round to a mail while many others wait for a mail server that hangs. */
const NOT_TRIED_FOR_MS = DAY_MS;

const REASON_MAX_CHARACTERS = 300;

/** Doubles with every attempt, up to an hour. */
export function retryDelayMs(attempts: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (1 - JITTER + 2 * JITTER * Math.random()));
}

/**
 * Whether nobody tried for long to send what was due then: the machine or the mail was off, or the clock has jumped.
 * The time for retries then begins anew.
 */
export function wasNotTriedForLong(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > NOT_TRIED_FOR_MS;
}

/** The mail server's response on one line, since it is shown in a terminal. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, REASON_MAX_CHARACTERS);
}

/**
 * The status code of RFC 3463, if the server sends one: 5.1.1 is an unknown mailbox, 5.7.1 a sender who is not allowed
 * to send.
 */
const STATUS = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/;
const ADDRESS = '1';
const MAILBOX = '2';
const CONTENT = '6';
/** Details of the address class that are about the sender's address. */
const SENDER_ADDRESSES = ['7', '8'];

/**
 * Whether the server will never accept this mail for this recipient. A refusal of our login, our sender or everything
 * we send today does not count: that can be fixed, and the mail is sent afterwards.
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
