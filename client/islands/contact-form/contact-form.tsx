import { type RefObject, useEffect, useRef, useState } from 'react';
import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { hiddenFields } from '../../../contract/api.ts';
import {
  CONTACT_BUTTON,
  contactFields,
  contactMessageSchema,
  type ContactForm as FormName,
} from '../../../contract/forms/contact.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { PROJECT_TYPE_PARAMETER, to } from '../../../contract/screens.ts';
import { DraftNote } from '../../forms/draft-note.tsx';
import { FormFields } from '../../forms/form-fields.tsx';
import { FormShell } from '../../forms/form-shell.tsx';
import { Honeypot } from '../../forms/hidden-fields.tsx';
import { chosenPhotos } from '../../forms/photos/chosen-photos.ts';
import { PhotoField } from '../../forms/photos/photo-field.tsx';
import { takesPhotos } from '../../forms/photos/takes-photos.ts';
import { UploadStopped } from '../../forms/post-form.ts';
import { StoppedNotice } from '../../forms/stopped-notice.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import type { RunningUpload } from '../../forms/upload-row.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { useRoute } from '../../location/use-route.ts';
import { settings } from '../../settings.ts';
import { withBase } from '../../ui/base-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { sendContactMessage } from './contact-call.ts';
import { FAILED, SENT_TITLE, sentText } from './contact-words.ts';
import { ReceiptCard, useReceipt } from './receipt-card.tsx';
import { keepReceipt } from './receipt-store.ts';

/** The dialog and the pages' forms share one draft, so that nobody types the same twice. */
const DRAFT = 'contact';
const FIELD_NAMES = Object.keys(contactFields);

type ContactFormProps = {
  form: FormName;
  /** Preselected, for visitors who come from a service. */
  projectType?: ProjectType | undefined;
  /** The document that a native post returns to. */
  returnPath?: string;
  onSent?: () => void;
};

export function ContactForm({ form, projectType, returnPath = '/', onSent }: ContactFormProps) {
  const [outcome, setOutcome] = useState<'sent' | 'failed' | 'stopped' | null>(null);
  const [upload, setUpload] = useState<RunningUpload | null>(null);
  const photoCount = useRef(0);
  const receipt = useReceipt();
  const handle = useForm({
    schema: contactMessageSchema,
    shownSince: form === 'contact' ? 'load' : 'mount',
    send: (data, elapsedMs) => {
      setOutcome(null);
      dismissToast();
      photoCount.current = chosenPhotos(data).length;
      return sendContactMessage(form, data, elapsedMs, setUpload);
    },
    onSent: (answer, values) => {
      draft.clear();
      setOutcome('sent');
      keepReceipt(form, answer, values, photoCount.current);
      showToast({ kind: 'good', title: SENT_TITLE, text: sentText[form] });
      onSent?.();
    },
    onFailed: (error) => {
      if (error instanceof UploadStopped) return setOutcome('stopped');
      console.error('Sending the request failed:', error);
      setOutcome('failed');
      showToast({ kind: 'bad', ...FAILED });
    },
  });
  const draft = useDraft(DRAFT, handle.form, FIELD_NAMES);
  useProjectTypeOfAddress(handle.form);

  function onInput() {
    setOutcome(null);
    draft.onInput();
  }

  return (
    <div className="grid gap-4">
      {outcome === 'sent' && (
        <Notice kind="good" title={SENT_TITLE}>
          <p>{sentText[form]}</p>
        </Notice>
      )}
      {receipt?.from === form && <ReceiptCard receipt={receipt} />}
      <FormShell
        handle={handle}
        idPrefix={form}
        action={settings.formEndpoint}
        onInput={onInput}
        className="print:hidden"
      >
        <DraftNote
          isRestored={draft.isRestored}
          onDiscard={draft.discard}
          exception={takesPhotos ? 'Photos are not kept.' : undefined}
        />
        <input type="hidden" name={hiddenFields.recipient} value={company.email} />
        <input type="hidden" name={hiddenFields.next} value={settings.siteUrl + withBase(returnPath)} />
        <Honeypot />
        <div className="cells sm:grid-cols-2">
          <FormFields fields={contactFields} defaults={{ projectType }} />
          {takesPhotos && <PhotoField upload={upload} />}
        </div>
        {outcome === 'stopped' && <StoppedNotice action="Send" />}
        {outcome === 'failed' && (
          <Notice kind="bad" title={FAILED.title}>
            <p>{FAILED.text}</p>
          </Notice>
        )}
        <ContactFormEnd isSending={handle.isSending} />
      </FormShell>
    </div>
  );
}

function ContactFormEnd({ isSending }: { isSending: boolean }) {
  return (
    <div className="mt-2 grid gap-4 sm:flex sm:items-center sm:justify-between">
      <p className="max-w-[40em] text-note leading-[1.5] text-ink-soft">
        By sending this you agree to be contacted about your renovation project.
      </p>
      <SubmitButton isSending={isSending} sendingText="Sending..." className="flex-none whitespace-nowrap">
        {CONTACT_BUTTON}
      </SubmitButton>
    </div>
  );
}

/** A link to the contact screen may name the kind of project; what was chosen already stays. */
function useProjectTypeOfAddress(form: RefObject<HTMLFormElement | null>): void {
  const asked = useRoute((path) => path === to.contact, projectTypeOf, '');
  useEffect(() => {
    const select = form.current?.elements.namedItem('projectType');
    if (!asked || !(select instanceof HTMLSelectElement) || select.value) return;
    select.value = asked;
  }, [asked, form]);
}

function projectTypeOf(route: string): string {
  const asked = new URLSearchParams(splitRoute(route).search).get(PROJECT_TYPE_PARAMETER) ?? '';
  return contactFields.projectType.choices.some((choice) => choice === asked) ? asked : '';
}
