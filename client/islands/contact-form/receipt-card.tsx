import { company } from '../../../content/company.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { type FilledField, filledFields } from '../../../contract/forms/field.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { IconButton } from '../../ui/button.tsx';
import { textLinkStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { dismissReceipt, type Receipt } from './receipt-store.ts';
import { replyTime } from './reply-time.ts';

/** A fixed id, because a page shows one receipt at most. */
export const RECEIPT_TITLE_ID = 'receipt-title';

export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const filled = filledFields(contactFields, receipt.sent);
  const isOfPerson = ({ field: { role } }: FilledField) => role && role !== 'message';
  return (
    <section
      aria-label="Your request"
      className="border-2 border-ink bg-paper text-small text-ink in-[aside]:border-x-0 in-[aside]:border-t in-[aside]:border-b-0"
      data-receipt=""
    >
      <header className="flex items-center justify-between gap-4 border-b border-ink bg-trace py-1 pr-1 pl-4">
        <h3 id={RECEIPT_TITLE_ID} className="font-strong">
          Your request {receipt.reference && <span className="tabular-nums">{receipt.reference}</span>}
        </h3>
        <IconButton
          icon="close"
          label="Close the receipt"
          className="border-transparent print:hidden"
          onClick={dismissReceipt}
        />
      </header>
      <dl className="grid sm:grid-cols-[9rem_1fr]">
        <Row term="From">
          {filled
            .filter(isOfPerson)
            .map(({ value }) => value)
            .join(', ')}
        </Row>
        {filled
          .filter((field) => !isOfPerson(field))
          .map(({ field, value }) => (
            <Row key={field.column} term={field.label}>
              <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</span>
            </Row>
          ))}
        {receipt.photoCount ? <Row term="Photos">{receipt.photoCount}</Row> : null}
        <Row term="What happens next">
          {company.afterRequest}. You will hear from us{' '}
          {receipt.replyBy ? (
            <strong>by {replyTime(receipt.replyBy)}.</strong>
          ) : (
            `within ${company.replyWithinHours} hours.`
          )}
        </Row>
      </dl>
      <footer className="flex flex-wrap items-center gap-x-6 px-4 py-2.5">
        <RequestLink receipt={receipt} className="print:hidden" />
        <button type="button" className={textLinkStyle('print:hidden')} onClick={printReceipt}>
          Print this <Icon name="print" />
        </button>
        <p>
          In a hurry? <PhoneLink className="font-strong" />
        </p>
      </footer>
    </section>
  );
}

/** A link to the page of the request. If times are offered there, its text says so. */
export function RequestLink({ receipt, className }: { receipt: Receipt; className?: string }) {
  if (!receipt.page) return null;
  return receipt.offersTimes ? (
    <a className={textLinkStyle(className, 'text-act decoration-current')} href={`${receipt.page}#times`}>
      Choose a time for our visit <Icon name="arrow" />
    </a>
  ) : (
    <a className={textLinkStyle(className)} href={receipt.page}>
      See how it stands, or add to it <Icon name="arrow" />
    </a>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="px-4 pt-2.5 text-ink-soft sm:border-r sm:border-b sm:border-line sm:pb-2.5">{term}</dt>
      <dd className="border-b border-line px-4 pt-0.5 pb-2.5 sm:pt-2.5">{children}</dd>
    </>
  );
}

/** styles/receipt-print.css hides the rest of the page. */
function printReceipt(): void {
  const { dataset } = document.documentElement;
  dataset.printing = 'receipt';
  addEventListener('afterprint', () => delete dataset.printing, { once: true });
  print();
}
