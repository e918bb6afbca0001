import { useState } from 'react';
import { company } from '../../../content/company.ts';
import { type ProjectType, projectTypes } from '../../../content/project-types.ts';
import { hiddenFields } from '../../../contract/api.ts';
import {
  contactLimits,
  contactMessageSchema,
  type ContactForm as FormName,
} from '../../../contract/contact-message.ts';
import { DraftNote } from '../../forms/draft-note.tsx';
import { SelectField, TextAreaField, TextField } from '../../forms/field.tsx';
import { FormShell } from '../../forms/form-shell.tsx';
import { Honeypot } from '../../forms/hidden-fields.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { settings } from '../../settings.ts';
import { withBase } from '../../ui/base-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { sendContactMessage } from './contact-call.ts';
import { FAILED, SENT_TITLE, sentText } from './contact-words.ts';
import { ReceiptCard, useReceipt } from './receipt-card.tsx';
import { keepReceipt } from './receipt-store.ts';

/** The dialog and the pages' forms share one draft, so that nobody types the same twice. */
const DRAFT = 'contact';
const FIELD_NAMES = Object.keys(contactMessageSchema.def.shape);

type ContactFormProps = {
  form: FormName;
  /** Preselected, for visitors who come from a service. */
  projectType?: ProjectType | undefined;
  /** The document that a native post returns to. */
  returnPath?: string;
  onSent?: () => void;
};

export function ContactForm({ form, projectType, returnPath = '/', onSent }: ContactFormProps) {
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);
  const receipt = useReceipt();
  const handle = useForm({
    schema: contactMessageSchema,
    shownSince: form === 'contact' ? 'load' : 'mount',
    send: (data, elapsedMs) => sendContactMessage(form, data, elapsedMs),
    onSent: (answer, values) => {
      draft.clear();
      setOutcome('sent');
      keepReceipt(form, answer, values);
      showToast({ kind: 'good', title: SENT_TITLE, text: sentText[form] });
      onSent?.();
    },
    onFailed: (error) => {
      console.error('Sending the request failed:', error);
      setOutcome('failed');
      showToast({ kind: 'bad', ...FAILED });
    },
  });
  const draft = useDraft(DRAFT, handle.form, FIELD_NAMES);

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
        <DraftNote isRestored={draft.isRestored} onDiscard={draft.discard} />
        <input type="hidden" name={hiddenFields.recipient} value={company.email} />
        <input type="hidden" name={hiddenFields.next} value={settings.siteUrl + withBase(returnPath)} />
        <Honeypot />
        <div className="cells sm:grid-cols-2">
          <TextField
            name="name"
            label="Full Name"
            autoComplete="name"
            required
            minLength={contactLimits.name.min}
            maxLength={contactLimits.name.max}
          />
          <TextField
            name="email"
            label="Email Address"
            type="email"
            autoComplete="email"
            required
            maxLength={contactLimits.email.max}
          />
          <TextField
            name="phone"
            label="Phone Number"
            hint="optional"
            type="tel"
            autoComplete="tel"
            maxLength={contactLimits.phone.max}
          />
          <SelectField
            name="projectType"
            label="Project Type"
            options={projectTypes}
            required
            defaultValue={projectType ?? ''}
          />
          <TextAreaField
            name="message"
            label="Project Details"
            required
            minLength={contactLimits.message.min}
            maxLength={contactLimits.message.max}
            note="The street, the age of the house and what bothers you about it: three lines are enough."
          />
        </div>
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
        Send request
      </SubmitButton>
    </div>
  );
}
