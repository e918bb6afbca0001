import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { EmailLink, PhoneLink } from '../../components/phone-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useStore } from '../../ui/use-store.ts';
import type { EndpointResponse } from '../contact-form/contact-call.ts';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { SENT_TITLE, sentText } from '../contact-form/contact-texts.ts';
import { type Receipt, receiptStore } from '../contact-form/receipt-store.ts';
import { closeEstimate, estimateStore } from './open-estimate.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { VisitTimes } from './visit-times.tsx';

let isMounted = false;

/** Mounted by scripts, since only they can open the dialog. Opens it for a button; without one it shows the receipt. */
export function mountEstimate(opener?: HTMLButtonElement): void {
  if (opener) estimateStore.set({ isOpen: true, opener, projectType: projectTypeFor(opener) });
  if (isMounted) return;
  isMounted = true;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container, { identifierPrefix: 'estimate-' }).render(<EstimateDialog />);
}

const FORM_WORDS = {
  title: 'Request a Free Estimate',
  subtitle: 'Tell us about the house. Our team will reply with a free quote.',
};

function sentWords(receipt: Receipt | null) {
  return { title: SENT_TITLE, subtitle: `Your reference is ${receipt?.reference}.` };
}

function EstimateDialog() {
  const state = useStore(estimateStore, { isOpen: false });
  const { isOpen, opener, projectType } = state;
  const receipt = useStore(receiptStore, null);
  const [isChoosing, setIsChoosing] = useState(false);
  const sentPage = isChoosing ? receipt?.page : undefined;

  function close() {
    closeEstimate();
    setIsChoosing(false);
  }

  /** A visitor who wanted to schedule a visit continues with its times. */
  function continueWithTimes({ page, offersTimes }: EndpointResponse): boolean {
    // The dialog was closed meanwhile, and perhaps opened again for another request.
    if (estimateStore.get() !== state) return false;
    const continues = opener?.dataset.visit !== undefined && page !== undefined && offersTimes === true;
    if (continues) setIsChoosing(true);
    else close();
    return continues;
  }

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        {...(sentPage ? sentWords(receipt) : { ...FORM_WORDS, note: opener?.dataset.for })}
      >
        {sentPage ? (
          <div className="grid gap-4">
            <p className="text-intro">{sentText.estimate} When may we come and look?</p>
            <VisitTimes page={sentPage} />
            <p className="text-small text-ink-soft">
              Later is fine too: <a href={sentPage}>the page of your request</a> offers them as well.
            </p>
          </div>
        ) : (
          <div className="grid gap-4">
            {/* The key resets the form for another preselected service. */}
            <ContactForm
              key={projectType}
              form="estimate"
              projectType={projectType}
              onSent={continueWithTimes}
            />
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
        )}
      </Dialog>
      {!isOpen && <ReceiptPanel />}
    </>
  );
}

/** The project type of the button, or else of the page's service or project. */
function projectTypeFor(button: HTMLButtonElement): ProjectType | undefined {
  const page = document.querySelector<HTMLElement>('main [data-project-type]');
  return (button.value || page?.dataset.projectType || undefined) as ProjectType | undefined;
}
