import {
  APPLICATION_BUTTON,
  applicationFields,
  jobApplicationSchema,
  RESUME_EXTENSIONS,
  RESUME_MAX_BYTES,
  resumeField,
  resumeMessages,
} from '../../../contract/forms/application.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FileField } from '../../forms/file-field.tsx';
import { chosenFiles, type FieldErrors } from '../../forms/form-data.ts';
import { FormFields } from '../../forms/form-fields.tsx';
import { FormShell } from '../../forms/form-shell.tsx';
import { SubmitRow } from '../../forms/submit-button.tsx';
import { KEPT_IN_FORM, useForm } from '../../forms/use-form.ts';
import { currentRoute } from '../../location/location.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { useStore } from '../../ui/use-store.ts';
import { APPLICATION_ENDPOINT, NO_UPLOAD, sendApplication, uploadStore } from './application-call.ts';
import { FAILED, SENT } from './application-texts.ts';

export function ApplicationForm({ keptFor }: { keptFor: string }) {
  const application = useStore(uploadStore, NO_UPLOAD);
  const handle = useForm({
    schema: jobApplicationSchema,
    draftKey: 'careers',
    check: resumeErrors,
    isBusy: application.state === 'sending',
    send: (data, elapsedMs) => {
      dismissToast();
      return sendApplication(data, elapsedMs);
    },
    // The careers page, unless the visitor has left it, focuses its confirmation, which is read out.
    onSent: (_answer, _data, hasMore) =>
      showToast({
        kind: 'success',
        title: SENT.title,
        text: hasMore ? `${SENT.text} ${KEPT_IN_FORM}` : SENT.text,
        isSilent: splitRoute(currentRoute()).path === to.careers && !hasMore,
      }),
    onFailed: () => showToast({ kind: 'error', ...FAILED }),
  });

  return (
    <FormShell
      handle={handle}
      idPrefix="careers"
      action={APPLICATION_ENDPOINT}
      className="grid-cols-1 print:hidden"
    >
      <div className="cells grid-cols-1 sm:grid-cols-2">
        <FormFields fields={applicationFields} />
        <FileField
          {...resumeField}
          accept={RESUME_EXTENSIONS}
          check={resumeProblem}
          upload={application.state === 'sending' ? application.upload : null}
        />
      </div>
      <FailureNotice
        outcome={handle.outcome}
        title={FAILED.title}
        text={
          <>
            {FAILED.text} Or call us at <PhoneLink className="whitespace-nowrap" />.
          </>
        }
        action="Submit"
      />
      <SubmitRow
        note={`We keep applications for ${keptFor}, then delete them.`}
        isSending={handle.isSending}
        sendingText="Processing..."
      >
        {APPLICATION_BUTTON}
      </SubmitRow>
    </FormShell>
  );
}

function resumeErrors(data: FormData): FieldErrors {
  const [resume] = chosenFiles(data, resumeField.name);
  const problem = resume && resumeProblem(resume);
  return problem ? { [resumeField.name]: problem } : {};
}

/** Checks only the size. The server detects the file type by its contents, whatever its name. */
export function resumeProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size > RESUME_MAX_BYTES) return resumeMessages.tooLarge;
  if (size === 0) return resumeMessages.empty;
}
