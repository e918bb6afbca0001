import type { MailKind } from '../../database/schema.ts';
import type { MailRow } from '../mail.ts';
import { agoOf, isPast, untilOf } from './durations.ts';
import { type Span, toned } from './tone.ts';

export const mailKinds: Record<MailKind, string> = {
  'contact-message': 'new lead',
  'contact-confirmation': 'confirmation to the visitor',
  'job-application': 'new application',
  'application-confirmation': 'confirmation to the applicant',
  'reminder-at-half': 'first reminder',
  'reminder-before-end': 'last reminder',
  'morning-summary': 'morning summary',
};

/** 'sent 3 h ago', 'scheduled in 20 h', 'to be tried again in 5 min'. */
export function mailState({ state, sent_at, next_attempt_at, last_error }: MailRow, now: Date): Span {
  if (state === 'sent') return toned('good', `sent ${agoOf(sent_at ?? next_attempt_at, now)}`);
  if (state === 'failed') return toned('late', 'failed');
  if (state === 'unneeded') return toned('quiet', 'not needed');
  if (isPast(next_attempt_at, now)) return toned('soon', 'waiting');
  if (last_error) return toned('soon', `next try ${untilOf(next_attempt_at, now)}`);
  return toned('quiet', `planned ${untilOf(next_attempt_at, now)}`);
}
