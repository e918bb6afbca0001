import { apiPaths, type JobApplicationAnswer } from '../../../contract/api.ts';
import { forgetSubmission } from '../../forms/submission-record.ts';
import { type Progress, upload } from '../../forms/upload.ts';
import { withBase } from '../../ui/base-path.ts';
import { createStore } from '../../ui/store.ts';

/** An application on its way, wherever the visitor goes meanwhile: the page that is left must not lose it. */
export type ApplicationUpload =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly file: File | undefined; readonly progress: Progress | null }
  | { readonly state: 'sent'; readonly reference: string | undefined };

export const NO_UPLOAD: ApplicationUpload = { state: 'none' };

export const applicationUpload = createStore<ApplicationUpload>(NO_UPLOAD);

export const APPLICATION_ENDPOINT = withBase(apiPaths.jobApplications);

let controller: AbortController | undefined;

export async function sendApplication(body: FormData, file: File | undefined): Promise<void> {
  controller = new AbortController();
  const onProgress = (progress: Progress | null) =>
    applicationUpload.set({ state: 'sending', file, progress });
  onProgress(null);
  try {
    const { signal } = controller;
    const failure = 'Failed to submit application';
    const { reference } = await upload<JobApplicationAnswer>(APPLICATION_ENDPOINT, body, {
      failure,
      signal,
      onProgress,
    });
    forgetSubmission();
    applicationUpload.set({ state: 'sent', reference });
  } catch (error) {
    applicationUpload.set(NO_UPLOAD);
    throw error;
  }
}

export function stopApplication(): void {
  controller?.abort();
}
