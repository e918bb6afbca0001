import { useState } from 'react';
import { apiPaths, type JobApplicationAnswer } from '../../../contract/api.ts';
import {
  APPLICATION_BUTTON,
  applicationFields,
  jobApplicationSchema,
  RESUME_EXTENSIONS,
  resumeField,
} from '../../../contract/forms/application.ts';
import { DraftNote } from '../../forms/draft-note.tsx';
import type { FieldErrors } from '../../forms/field-errors.ts';
import { FileField } from '../../forms/file-field.tsx';
import { FormFields } from '../../forms/form-fields.tsx';
import { FormShell } from '../../forms/form-shell.tsx';
import { Honeypot } from '../../forms/hidden-fields.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { UploadStopped } from '../../forms/upload.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { useUpload } from '../../forms/use-upload.ts';
import { withBase } from '../../ui/base-path.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ApplicationOutcome, type Outcome } from './application-outcome.tsx';
import { applicationPayload } from './application-payload.ts';
import { FAILED, RETENTION, SENT } from './application-words.ts';
import { chosenResume, resumeProblem } from './resume-check.ts';

const FIELD_NAMES = Object.keys(applicationFields);
const ENDPOINT = withBase(apiPaths.jobApplications);

type ApplicationFormProps = { onSent: (answer: { reference: string | undefined }) => void };

export function ApplicationForm({ onSent }: ApplicationFormProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const upload = useUpload();
  const handle = useForm<Partial<JobApplicationAnswer>>({
    schema: jobApplicationSchema,
    check: resumeErrors,
    send: (data, elapsedMs) => {
      setOutcome(null);
      const payload = applicationPayload(data, elapsedMs);
      return upload.send(ENDPOINT, payload, 'Failed to submit application');
    },
    onSent: ({ reference }) => {
      draft.clear();
      showToast({ kind: 'good', ...SENT });
      onSent({ reference });
    },
    onFailed: (error) => {
      if (error instanceof UploadStopped) return setOutcome('stopped');
      setOutcome('failed');
      showToast({ kind: 'bad', ...FAILED });
    },
  });
  const draft = useDraft('careers', handle.form, FIELD_NAMES);

  function onInput() {
    setOutcome(null);
    draft.onInput();
  }

  return (
    <FormShell
      handle={handle}
      idPrefix="careers"
      action={ENDPOINT}
      onInput={onInput}
      className="grid-cols-1 print:hidden"
    >
      <DraftNote isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Honeypot />
      <div className="cells grid-cols-1 sm:grid-cols-2">
        <FormFields fields={applicationFields} />
        <FileField
          {...resumeField}
          accept={RESUME_EXTENSIONS}
          check={resumeProblem}
          isSending={handle.isSending}
          upload={upload}
        />
      </div>
      <ApplicationOutcome outcome={outcome} />
      <div className="mt-2 grid gap-4 sm:flex sm:items-center sm:justify-between">
        <p className="max-w-[40em] text-note leading-[1.5] text-ink-soft">{RETENTION}</p>
        <SubmitButton
          isSending={handle.isSending}
          sendingText="Processing..."
          className="flex-none whitespace-nowrap"
        >
          {APPLICATION_BUTTON}
        </SubmitButton>
      </div>
    </FormShell>
  );
}

function resumeErrors(data: FormData): FieldErrors {
  const resume = chosenResume(data);
  const problem = resume && resumeProblem(resume);
  return problem ? { resume: problem } : {};
}
