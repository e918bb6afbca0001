import { newsletter } from '../../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../../contract/api.ts';
import { NEWSLETTER_BUTTON, newsletterFields, newsletterSchema } from '../../../contract/forms/newsletter.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Unsubscribe } from '../../components/unsubscribe-link.tsx';
import { FormFields } from '../../forms/form-fields.tsx';
import { FormShell } from '../../forms/form-shell.tsx';
import { postForm } from '../../forms/send-form.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { withBase } from '../../ui/base-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { ConsentBox, consentErrors } from './consent-box.tsx';

const ENDPOINT = withBase(apiPaths.newsletter);

export function NewsletterForm() {
  const handle = useForm({
    schema: newsletterSchema,
    draftKey: 'newsletter',
    check: consentErrors,
    send: (data, elapsedMs) => {
      data.set(hiddenFields.elapsed, String(elapsedMs));
      return postForm(ENDPOINT, data);
    },
    onFailed: (error) => console.error('Signing up for the newsletter failed:', error),
  });

  return (
    <>
      <FormShell handle={handle} idPrefix="newsletter" action={ENDPOINT}>
        <input type="hidden" name={hiddenFields.page} value="/" />
        <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
          <div className="cells">
            <FormFields fields={newsletterFields} />
          </div>
          <ConsentBox />
          <SubmitButton
            isSending={handle.isSending}
            sendingText="Sending..."
            className="sm:col-start-2 sm:row-start-1"
          >
            {NEWSLETTER_BUTTON}
          </SubmitButton>
        </div>
      </FormShell>
      <div role="status">
        {handle.outcome === 'sent' && (
          // Overrides the border colour, which equals the section's background.
          <Notice kind="success" title={newsletter.thanks} className="mt-4 [--spruce:var(--oak-light)]">
            <p>
              <Unsubscribe question="Changed your mind?" />
            </p>
          </Notice>
        )}
        {handle.outcome === 'failed' && (
          <Notice kind="error" title="Your address was not saved." className="mt-4">
            <p>
              Check the connection and press Subscribe again, or call us at{' '}
              <PhoneLink className="whitespace-nowrap" />.
            </p>
          </Notice>
        )}
      </div>
    </>
  );
}
