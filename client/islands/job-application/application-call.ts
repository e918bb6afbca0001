import { apiPaths, type JobApplicationResponse } from '../../../contract/api.ts';
import { jobApplicationSchema, resumeField } from '../../../contract/forms/application.ts';
import { chosenFiles } from '../../forms/form-data.ts';
import { addSubmissionFields, textPayload } from '../../forms/form-payload.ts';
import { type RunningUpload, uploadForm } from '../../forms/send-form.ts';
import { withBase } from '../../ui/base-path.ts';
import { createStore } from '../../ui/store.ts';

/** Kept in a store, so that the upload continues while the visitor is on another page. */
type ApplicationUpload =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly upload: RunningUpload }
  | { readonly state: 'sent'; readonly reference: string | undefined };

export const NO_UPLOAD: ApplicationUpload = { state: 'none' };

export const uploadStore = createStore<ApplicationUpload>(NO_UPLOAD);

export const APPLICATION_ENDPOINT = withBase(apiPaths.jobApplications);

export async function sendApplication(input: FormData, elapsedMs: number): Promise<void> {
  const [file] = chosenFiles(input, resumeField.name);
  const body = textPayload(input, jobApplicationSchema);
  if (file) body.set(resumeField.name, file);
  const files = file && [file.name, file.size, file.lastModified].join('/');
  await addSubmissionFields(body, input, { form: 'careers', elapsedMs, files });
  const { reference } = await uploadForm<JobApplicationResponse>(APPLICATION_ENDPOINT, body, {
    failure: 'Failed to submit application',
    file,
    onUpload: (upload) => uploadStore.set(upload ? { state: 'sending', upload } : NO_UPLOAD),
  });
  uploadStore.set({ state: 'sent', reference });
}
