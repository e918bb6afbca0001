import { IconButton } from '../../ui/button.tsx';
import { useStore } from '../../ui/use-store.ts';
import { ReceiptCard, RequestLink } from '../contact-form/receipt-card.tsx';
import { dismissReceipt, receiptStore } from '../contact-form/receipt-store.ts';
import { replyTime } from '../contact-form/reply-time.ts';

/** A summary of the sent request, which expands to the receipt. */
export function ReceiptPanel() {
  const receipt = useStore(receiptStore, null);
  if (receipt?.from !== 'estimate') return null;
  return (
    <>
      <aside
        aria-label="Your last request"
        className="fixed bottom-(--call-bar) left-gutter z-8 flex max-h-[70dvh] max-w-[min(34rem,100vw-2*var(--gutter))] items-start overflow-y-auto border border-ink bg-paper md:bottom-6 [@media(height<22em)]:static print:static print:w-auto print:max-w-none"
      >
        <div className="group/note min-w-0 flex-1">
          <details className="group/receipt">
            <summary className="flex min-h-11 items-center gap-3 px-4 py-2 text-small">
              <span>
                <b>Your request{receipt.reference && ` ${receipt.reference}`}.</b>
                {receipt.replyBy && <> You will hear from us by {replyTime(receipt.replyBy)}.</>}
              </span>
              <span className="ml-auto flex-none underline underline-offset-4">Receipt</span>
            </summary>
            <ReceiptCard receipt={receipt} />
          </details>
          <p className="px-4 pb-1 group-has-open/note:hidden empty:hidden print:hidden">
            <RequestLink receipt={receipt} />
          </p>
        </div>
        <IconButton
          icon="close"
          label="Close this note"
          className="border-transparent print:hidden"
          onClick={dismissReceipt}
        />
      </aside>
      {/* Space at the end of the page, so that everything can be scrolled out from under the panel. */}
      <div className="h-24 print:hidden" />
    </>
  );
}
