import { retentionDays } from '../../../content/retention.ts';
import { later } from '../../clock.ts';
import type { SpamReason } from '../../database/schema.ts';
import { untilOf } from './durations.ts';
import { type Span, toned } from './tone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const reasons: Record<SpamReason, string> = {
  honeypot: 'trap field',
  'too-fast': 'too fast',
  owner: 'marked by hand',
};

type Spam = { readonly spam_reason: SpamReason | null; readonly received_at: string };

export function spamReasonOf({ spam_reason }: Spam): string {
  return spam_reason ? reasons[spam_reason] : '';
}

/** When it is deleted: 'in 12 d'. */
export function deletionOf({ received_at }: Spam, now: Date): string {
  return untilOf(later(new Date(received_at), retentionDays.spam * DAY_MS).toISOString(), now);
}

export function spamSpan(spam: Spam, now: Date): Span {
  return toned('soon', `spam (${spamReasonOf(spam)}), deleted ${deletionOf(spam, now)}`);
}
