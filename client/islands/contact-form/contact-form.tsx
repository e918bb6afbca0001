import { type RefObject, useEffect, useState } from 'react';
import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { hiddenFields, REQUEST_SENT_ANCHOR } from '../../../contract/api.ts';
import {
  CONTACT_BUTTON,
  type ContactFormName,
  contactFields,
  contactMessageSchema,
} from '../../../contract/forms/contact.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { PROJECT_TYPE_PARAMETER, to } from '../../../contract/screens.ts';
import { acceptsPhotos, takesRequests } from '../../../contract/site-settings.ts';
import { LinkedText } from '../../components/linked-text.tsx';
import { InsteadOfForm } from '../../components/needs-server.tsx';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormFields } from '../../forms/form-fields.tsx';
import { FormShell } from '../../forms/form-shell.tsx';
import { PhotoField } from '../../forms/photos/photo-field.tsx';
import type { RunningUpload } from '../../forms/send-form.ts';
import { SubmitRow } from '../../forms/submit-button.tsx';
import { KEPT_IN_FORM, useForm } from '../../forms/use-form.ts';
import { useRoute } from '../../location/use-route.ts';
import { useSettings } from '../../settings-context.ts';
import { withBase } from '../../ui/base-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { useStore } from '../../ui/use-store.ts';
import { type EndpointResponse, sendContactMessage } from './contact-call.ts';
import { FAILED, SENT_TITLE, sentText } from './contact-texts.ts';
import { RECEIPT_TITLE_ID, ReceiptCard } from './receipt-card.tsx';
import { receiptStore, saveReceipt } from './receipt-store.ts';

type ContactFormProps = {
  form: ContactFormName;
  /** The preselected project type. */
  projectType?: ProjectType | undefined;
  /** Where the server redirects a post without scripts. */
  returnPath?: string;
  /** Returns true if the caller shows a confirmation itself, so that no toast is needed. */
  onSent?: (response: EndpointResponse) => boolean;
};

export function ContactForm(props: ContactFormProps) {
  return takesRequests(useSettings()) ? <RequestForm {...props} /> : <InsteadOfForm />;
}

function RequestForm({ form, projectType, returnPath = '/', onSent }: ContactFormProps) {
  const settings = useSettings();
  const hasPhotos = acceptsPhotos(settings);
  const [upload, setUpload] = useState<RunningUpload | null>(null);
  const receipt = useStore(receiptStore, null);
  const handle = useForm({
    schema: contactMessageSchema,
    draftKey: 'contact',
    shownSince: form === 'contact' ? 'load' : 'mount',
    send: (data, elapsedMs) => {
      dismissToast();
      return sendContactMessage(settings.formEndpoint, form, data, elapsedMs, setUpload);
    },
    onSent: (response, data, hasMore) => {
      saveReceipt(form, response, data);
      if (onSent?.(response) && !hasMore) return;
      showToast({
        kind: 'success',
        title: SENT_TITLE,
        text: hasMore ? `${sentText[form]} ${KEPT_IN_FORM}` : sentText[form],
        spoken: response.reference && `Your reference is ${response.reference}.`,
        // The page's form, unless the visitor has left the page, focuses its notice, which is read out; the dialog
        // closes, and its receipt is far below.
        isSilent: form === 'contact' && handle.form.current !== null && !hasMore,
      });
    },
    onFailed: (error) => {
      console.error('Sending the request failed:', error);
      showToast({ kind: 'error', title: FAILED.title, text: withPhoneInOneLine(FAILED.text) });
    },
  });
  useProjectTypeFromRoute(handle.form);

  return (
    <div className="grid gap-4">
      {/* Focused, because on a phone it is above the viewport: the form is longer than the screen. */}
      {handle.outcome === 'sent' && (
        <Notice kind="success" title={SENT_TITLE} takesFocus describedBy={RECEIPT_TITLE_ID}>
          <p>{sentText[form]}</p>
        </Notice>
      )}
      {receipt?.from === form && <ReceiptCard receipt={receipt} />}
      <FormShell
        handle={handle}
        idPrefix={form}
        action={settings.formEndpoint}
        draftException={hasPhotos ? 'Photos are not kept when the page is reloaded.' : undefined}
        className="print:hidden"
      >
        <input type="hidden" name={hiddenFields.recipient} value={company.email} />
        <input
          type="hidden"
          name={hiddenFields.next}
          // Our own server, which alone accepts photos, appends the anchor itself: Home has no bytes to spare.
          value={settings.siteUrl + withBase(returnPath) + (hasPhotos ? '' : `#${REQUEST_SENT_ANCHOR}`)}
        />
        <div className="cells sm:grid-cols-2">
          <FormFields fields={contactFields} defaults={{ projectType }} />
          {hasPhotos && <PhotoField upload={upload} />}
        </div>
        <FailureNotice
          outcome={handle.outcome}
          title={FAILED.title}
          text={<LinkedText>{FAILED.text}</LinkedText>}
          action="Send"
        />
        <SubmitRow
          note="By sending this you agree to be contacted about your renovation project."
          isSending={handle.isSending}
          sendingText="Sending..."
        >
          {CONTACT_BUTTON}
        </SubmitRow>
      </FormShell>
    </div>
  );
}

/** Selects the project type in the route's query, unless one is already selected. */
function useProjectTypeFromRoute(form: RefObject<HTMLFormElement | null>): void {
  const named = useRoute((path) => path === to.contact, projectTypeOf, '');
  useEffect(() => {
    const select = form.current?.elements.namedItem('projectType');
    if (!named || !(select instanceof HTMLSelectElement) || select.value) return;
    select.value = named;
  }, [named, form]);
}

/** A toast shows plain text, so its phone number cannot be a link, which would not break. */
function withPhoneInOneLine(text: string): string {
  const { display } = company.phone;
  return text.replace(display, display.replaceAll(' ', '\u00a0'));
}

function projectTypeOf(route: string): string {
  const named = new URLSearchParams(splitRoute(route).search).get(PROJECT_TYPE_PARAMETER) ?? '';
  return contactFields.projectType.choices.some((choice) => choice === named) ? named : '';
}
