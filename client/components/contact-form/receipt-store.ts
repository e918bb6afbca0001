import type { ContactMessage } from '../../../contract/contact-message.ts';
import type { SentAnswer } from './contact-call.ts';
import { RECEIPT_KEY } from './receipt-key.ts';

/** What was sent and what was promised, kept for this visit only. */
export type Receipt = {
  readonly reference?: string | undefined;
  /** When an answer is due at the latest. */
  readonly replyBy?: string | undefined;
  readonly sent: ContactMessage;
  /** Which form it came from decides where it is shown. */
  readonly from: 'estimate' | 'contact';
};

const listeners = new Set<() => void>();
let receipt: Receipt | null | undefined;

export function currentReceipt(): Receipt | null {
  receipt ??= stored();
  return receipt;
}

export function keepReceipt(from: Receipt['from'], answer: SentAnswer, sent: Record<string, string>): void {
  receipt = { from, reference: answer.reference, replyBy: answer.replyBy, sent: sent as ContactMessage };
  attempt(() => sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt)));
  tell();
}

export function dismissReceipt(): void {
  receipt = null;
  attempt(() => sessionStorage.removeItem(RECEIPT_KEY));
  tell();
}

export function subscribeToReceipt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function stored(): Receipt | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(RECEIPT_KEY) ?? 'null')) ?? null;
}

/** Storage throws where the visitor has forbidden it; the receipt then lasts as long as the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
