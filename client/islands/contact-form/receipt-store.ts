import type { ContactMessage } from '../../../contract/forms/contact.ts';
import { sessionStore } from '../../storage.ts';
import { createStore } from '../../ui/store.ts';
import type { SentAnswer } from './contact-call.ts';
import { RECEIPT_KEY } from './receipt-key.ts';

/** What was sent and what was promised, kept for this visit only. */
export type Receipt = {
  readonly reference?: string | undefined;
  /** When an answer is due at the latest. */
  readonly replyBy?: string | undefined;
  readonly sent: ContactMessage;
  /** How many came with it. A receipt of an earlier version has no count. */
  readonly photoCount?: number;
  /** Which form it came from decides where it is shown. */
  readonly from: 'estimate' | 'contact';
};

export const receiptStore = createStore(sessionStore.readJson<Receipt>(RECEIPT_KEY));

export function keepReceipt(
  from: Receipt['from'],
  answer: SentAnswer,
  sent: Record<string, string>,
  photoCount: number,
): void {
  const receipt = {
    from,
    reference: answer.reference,
    replyBy: answer.replyBy,
    sent: sent as ContactMessage,
    photoCount,
  } satisfies Receipt;
  sessionStore.write(RECEIPT_KEY, JSON.stringify(receipt));
  receiptStore.set(receipt);
}

export function dismissReceipt(): void {
  sessionStore.remove(RECEIPT_KEY);
  receiptStore.set(null);
}
