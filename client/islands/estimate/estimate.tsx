import { createRoot } from 'react-dom/client';
import { company } from '../../../content/company.ts';
import { EmailLink, PhoneLink } from '../../components/phone-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useStore } from '../../ui/use-store.ts';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { closeEstimate, estimateStore } from './open-estimate.ts';
import { ReceiptPanel } from './receipt-panel.tsx';

let isMounted = false;

/** Not part of any document, since only scripts can open it. */
export function mountEstimate(): void {
  if (isMounted) return;
  isMounted = true;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container, { identifierPrefix: 'estimate-' }).render(<Estimate />);
}

function Estimate() {
  const { isOpen, projectType, asksFor } = useStore(estimateStore, { isOpen: false });
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={closeEstimate}
        title="Request a Free Estimate"
        note={asksFor}
        subtitle="Tell us about the house. Our team will reply with a free quote."
      >
        <div className="grid gap-4">
          {/* The key resets the form for another preselected service. */}
          <ContactForm key={projectType} form="estimate" projectType={projectType} onSent={closeEstimate} />
          <div className="border-t border-line pt-4">
            <p>
              You will hear back in {company.replyWithinHours} hours. For fast response, send a direct email
              or call.
            </p>
            <p className="mt-1 flex flex-wrap gap-x-6 font-strong">
              <PhoneLink className="inline-flex min-h-11 items-center" />
              <EmailLink className="inline-flex min-h-11 items-center" />
            </p>
          </div>
        </div>
      </Dialog>
      {!isOpen && <ReceiptPanel />}
    </>
  );
}
