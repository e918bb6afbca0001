import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { textLinkStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStore } from '../../ui/use-store.ts';
import { ReceiptCard, RequestLink } from '../contact-form/receipt-card.tsx';
import { dismissReceipt, receiptStore } from '../contact-form/receipt-store.ts';
import { replyTime } from '../contact-form/reply-time.ts';

/**
 * A note about the sent request, which expands to the receipt. Phones have room for one line: the link to the request's
 * page, or, if it has none, its reference.
 */
export function ReceiptPanel() {
  const receipt = useStore(receiptStore, null);
  const [isReceiptOpen, setIsReceiptOpen] = useState(false);
  const isShown = receipt?.from === 'estimate';

  // Makes room for it: see styles/motifs.css.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isShown) dataset.note = '';
    return () => {
      delete dataset.note;
    };
  }, [isShown]);

  if (!isShown) return null;
  const hasPage = Boolean(receipt.page);
  const name = `Your request${receipt.reference ? ` ${receipt.reference}` : ''}`;
  return (
    <>
      <aside
        aria-label="Your last request"
        className="fixed bottom-[calc(var(--call-bar)+0.5rem)] left-gutter z-8 max-h-[70dvh] max-w-[min(34rem,100vw-2*var(--gutter))] overflow-y-auto border border-ink bg-paper md:bottom-6 [@media(height<22em)]:static print:static print:w-auto print:max-w-none"
      >
        {!isReceiptOpen && (
          <p className="py-2.5 pr-13 pl-4 text-small text-balance max-md:hidden">
            <b>{name}.</b>
            {receipt.replyBy && <> You will hear from us by {replyTime(receipt.replyBy)}.</>}
          </p>
        )}
        <div
          className={`flex flex-wrap gap-x-4 px-4 md:pb-3 ${isReceiptOpen ? '' : 'max-md:pr-12 max-md:pl-3'}`}
        >
          {/* Not hidden by a `:has()` of the group: with one, every change of the document restyles all of it. */}
          {!isReceiptOpen && <RequestLink receipt={receipt} className="max-md:[&>svg]:hidden print:hidden" />}
          <details
            onToggle={(event) => setIsReceiptOpen(event.currentTarget.open)}
            className={`open:-mx-4 open:grow open:basis-full md:open:-mb-3 ${hasPage ? 'max-md:hidden' : ''}`}
          >
            <summary className={textLinkStyle('in-open:ml-4 md:in-open:mb-3')}>
              {!isReceiptOpen && (
                <span className="flex items-center gap-[0.45em] md:hidden">
                  {name} <Icon name="down" />
                </span>
              )}
              <span className={isReceiptOpen ? '' : 'max-md:hidden'}>Receipt</span>
            </summary>
            <ReceiptCard receipt={receipt} />
          </details>
        </div>
        {/* The receipt has a button of its own. */}
        {!isReceiptOpen && (
          <IconButton
            icon="close"
            label="Close this note"
            className="absolute top-0 right-0 border-transparent print:hidden"
            onClick={dismissReceipt}
          />
        )}
      </aside>
      {/* Space at the end of the page, so that everything can be scrolled out from under the panel. */}
      <div className="h-16 md:h-36 print:hidden" />
    </>
  );
}
