import { ReceiptCard, useReceipt } from '../contact-form/receipt-card.tsx';
import { replyTime } from '../contact-form/reply-time.ts';

/** Where the dialog was: one line about the request that went out of it, which opens to the whole receipt. */
export function ReceiptPanel() {
  const receipt = useReceipt();
  if (receipt?.from !== 'estimate') return null;
  return (
    <details className="fixed bottom-(--call-bar) left-gutter z-8 max-h-[70dvh] w-[min(34rem,100vw-2*var(--gutter))] overflow-y-auto bg-paper md:bottom-6 print:static print:w-auto">
      <summary className="flex min-h-11 items-center gap-3 border border-ink bg-paper px-4 py-2 text-small">
        <span>
          <b>Your request{receipt.reference && ` ${receipt.reference}`}</b>
          {receipt.replyBy && <> You hear from us by {replyTime(receipt.replyBy)}.</>}
        </span>
        <span className="ml-auto underline underline-offset-4">Receipt</span>
      </summary>
      <ReceiptCard receipt={receipt} />
    </details>
  );
}
