import { useState } from 'react';
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
import { UploadStopped } from '../../forms/post-form.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { useStore } from '../../ui/use-store.ts';
import { ApplicationOutcome, type Outcome } from './application-outcome.tsx';
import { applicationPayload } from './application-payload.ts';
import {
  APPLICATION_ENDPOINT,
  applicationUpload,
  NO_UPLOAD,
  sendApplication,
  stopApplication,
} from './application-upload.ts';
import { FAILED, RETENTION, SENT } from './application-words.ts';
import { chosenResume, resumeProblem } from './resume-check.ts';

const FIELD_NAMES = Object.keys(applicationFields);

export function ApplicationForm() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const upload = useStore(applicationUpload, NO_UPLOAD);
  const handle = useForm({
    schema: jobApplicationSchema,
    check: resumeErrors,
    send: async (data, elapsedMs) => {
      setOutcome(null);
      dismissToast();
      await sendApplication(await applicationPayload(data, elapsedMs), chosenResume(data));
    },
    onSent: () => {
      draft.clear();
      showToast({ kind: 'good', ...SENT });
    },
    onFailed: (error) => {
      if (error instanceof UploadStopped) return setOutcome('stopped');
      setOutcome('failed');
      showToast({ kind: 'bad', ...FAILED });
    },
  });
  const isSending = handle.isSending || upload.state === 'sending';
  const draft = useDraft('careers', handle.form, FIELD_NAMES);

  function onInput() {
    setOutcome(null);
    draft.onInput();
  }

  return (
    <FormShell
      handle={handle}
      idPrefix="careers"
      action={APPLICATION_ENDPOINT}
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
          upload={upload.state === 'sending' ? { ...upload, onStop: stopApplication } : null}
        />
      </div>
      <ApplicationOutcome outcome={outcome} />
      <div className="mt-2 grid gap-4 sm:flex sm:items-center sm:justify-between">
        <p className="max-w-[40em] text-note leading-[1.5] text-ink-soft">{RETENTION}</p>
        <SubmitButton
          isSending={isSending}
          sendingText="Processing..."
          className="flex-none sm:whitespace-nowrap"
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
