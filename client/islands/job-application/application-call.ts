import { apiPaths, hiddenFields, type JobApplicationResponse } from '../../../contract/api.ts';
import { jobApplicationSchema, resumeField } from '../../../contract/forms/application.ts';
import { chosenFiles, valuesOf } from '../../forms/form-data.ts';
import { type Progress, uploadForm } from '../../forms/send-form.ts';
import { submissionId } from '../../forms/submission-id.ts';
import { withBase } from '../../ui/base-path.ts';
import { createStore } from '../../ui/store.ts';

/** A store, so that the upload goes on while the visitor is on another page. */
type ApplicationUpload =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly file: File | undefined; readonly progress: Progress | null }
  | { readonly state: 'sent'; readonly reference: string | undefined };

export const NO_UPLOAD: ApplicationUpload = { state: 'none' };

export const uploadStore = createStore<ApplicationUpload>(NO_UPLOAD);

export const APPLICATION_ENDPOINT = withBase(apiPaths.jobApplications);

let controller: AbortController | undefined;

export async function sendApplication(input: FormData, elapsedMs: number): Promise<void> {
  const [file] = chosenFiles(input, resumeField.name);
  const body = await payload(input, file, elapsedMs);
  controller = new AbortController();
  const onProgress = (progress: Progress | null) => uploadStore.set({ state: 'sending', file, progress });
  onProgress(null);
  try {
    const { signal } = controller;
    const failure = 'Failed to submit application';
    const options = { failure, signal, onProgress };
    const { reference } = await uploadForm<JobApplicationResponse>(APPLICATION_ENDPOINT, body, options);
    uploadStore.set({ state: 'sent', reference });
  } catch (error) {
    uploadStore.set(NO_UPLOAD);
    throw error;
  }
}

export function abortUpload(): void {
  controller?.abort();
}

/** Text fields in the order of the form; with a resume only if one was chosen. */
async function payload(input: FormData, resume: File | undefined, elapsedMs: number): Promise<FormData> {
  const values = valuesOf(input, jobApplicationSchema);
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  if (resume) data.set(resumeField.name, resume);
  // The same text with another resume is another application.
  const fingerprint = resume ? [resume.name, resume.size, resume.lastModified].join('/') : '';
  data.set(hiddenFields.submissionId, await submissionId('careers', { ...values, resume: fingerprint }));
  data.set(hiddenFields.honeypot, String(input.get(hiddenFields.honeypot) ?? ''));
  data.set(hiddenFields.elapsed, String(elapsedMs));
  return data;
}
