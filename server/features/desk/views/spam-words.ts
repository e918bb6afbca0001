import type { SpamReason } from '../../../database/schema.ts';
import { spamDeletedAt, spamReasonOf } from '../../../records/wording/record-wording.ts';
import { spokenDuration } from '../../../time/spoken-time.ts';

type Spam = { readonly spam_reason: SpamReason | null; readonly received_at: string };

/** 'Spam (trap field), deleted in 12 days' */
export function spamWords(spam: Spam, now: Date): string {
  return `Spam (${spamReasonOf(spam)}), deleted ${untilDeletion(spam, now)}`;
}

/** 'in 12 days' */
export function untilDeletion(spam: Pick<Spam, 'received_at'>, now: Date): string {
  return `in ${spokenDuration(spamDeletedAt(spam).getTime() - now.getTime())}`;
}
