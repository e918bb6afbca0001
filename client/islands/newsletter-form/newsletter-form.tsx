import { useState } from 'react';
import { newsletter } from '../../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../../contract/api.ts';
import { NEWSLETTER_BUTTON, newsletterFields, newsletterSchema } from '../../../contract/forms/newsletter.ts';
import { DraftNote } from '../../forms/draft-note.tsx';
import { FormFields } from '../../forms/form-fields.tsx';
import { FormShell } from '../../forms/form-shell.tsx';
import { Honeypot } from '../../forms/hidden-fields.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { withBase } from '../../ui/base-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { ConsentBox, consentErrors } from './consent-box.tsx';
import { sendSignup, signupFailure } from './newsletter-call.ts';

const FIELD_NAMES = Object.keys(newsletterFields);
const PAGE = '/';

export function NewsletterForm() {
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);
  const handle = useForm({
    schema: newsletterSchema,
    check: consentErrors,
    send: (data, elapsedMs) => {
      setOutcome(null);
      return sendSignup(data, elapsedMs);
    },
    onSent: () => {
      draft.clear();
      setOutcome('sent');
    },
    onFailed: (error) => {
      console.error('Signing up for the newsletter failed:', error);
      setOutcome('failed');
    },
  });
  const draft = useDraft('newsletter', handle.form, FIELD_NAMES);

  return (
    <>
      <FormShell
        handle={handle}
        idPrefix="newsletter"
        action={withBase(apiPaths.newsletter)}
        onInput={() => {
          setOutcome(null);
          draft.onInput();
        }}
        className="sm:grid-cols-[1fr_auto] sm:*:col-span-full"
      >
        <DraftNote isRestored={draft.isRestored} onDiscard={draft.discard} />
        <input type="hidden" name={hiddenFields.page} value={PAGE} />
        <Honeypot />
        <div className="cells sm:col-span-1!">
          <FormFields fields={newsletterFields} />
        </div>
        <SubmitButton isSending={handle.isSending} sendingText="Sending..." className="sm:col-span-1!">
          {NEWSLETTER_BUTTON}
        </SubmitButton>
        <ConsentBox />
      </FormShell>
      <div role="status">
        {outcome === 'sent' && <Thanks />}
        {outcome === 'failed' && (
          <Notice kind="bad" title={signupFailure.title} className="mt-4">
            <p>{signupFailure.text}</p>
          </Notice>
        )}
      </div>
    </>
  );
}

/** Its edge would be lost on the ground it stands on. */
function Thanks() {
  return <Notice kind="good" title={newsletter.thanks} className="mt-4 [--spruce:var(--oak-light)]" />;
}
