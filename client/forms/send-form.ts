import type { ErrorResponse } from '../../contract/api.ts';
import { withTimeout } from '../ui/with-timeout.ts';
import type { FieldErrors } from './form-data.ts';
import { type Progress, STALLED_UPLOAD_TIMEOUT_MS, UploadAborted, upload } from './upload.ts';

/** Timeout of a form without files; then the visitor sees the phone number. The submission id makes a retry safe. */
export const FORM_TIMEOUT_MS = 30_000;

/** Carries the server's error messages by field. */
export class SendError extends Error {
  readonly fields: FieldErrors;

  constructor(message: string, fields: FieldErrors = {}) {
    super(message);
    this.name = 'SendError';
    this.fields = fields;
  }
}

export function postForm<ResponseBody>(url: string, body: FormData): Promise<Partial<ResponseBody>> {
  return withTimeout(FORM_TIMEOUT_MS, async (signal) => {
    const headers = { Accept: 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    const text = await response.text();
    if (response.ok) return parseBody<ResponseBody>(text);
    const { error = '', fields } = parseBody<ErrorResponse>(text);
    throw new SendError(`${response.status} ${error}`, fields);
  });
}

export type RunningUpload = {
  /** Several files are displayed as one. */
  readonly file: Pick<File, 'name' | 'size'> | undefined;
  /** Null before the first byte is sent. */
  readonly progress: Progress | null;
  readonly onStop: () => void;
};

export type OnUpload = (upload: RunningUpload | null) => void;

type UploadOptions = {
  /** The error message for the console; visitors see the form's own message. */
  failure: string;
  file: RunningUpload['file'];
  /** Called with null at the end. */
  onUpload: OnUpload;
};

/** Like `postForm`, but shows the progress of an upload, which can be stopped. */
export async function uploadForm<ResponseBody>(
  url: string,
  body: FormData,
  { failure, file, onUpload }: UploadOptions,
): Promise<Partial<ResponseBody>> {
  const stop = new AbortController();
  const onProgress = (progress: Progress | null) => onUpload({ file, progress, onStop: () => stop.abort() });
  addEventListener('beforeunload', confirmLeaving);
  onProgress(null);
  try {
    const timeoutMs = file ? STALLED_UPLOAD_TIMEOUT_MS : FORM_TIMEOUT_MS;
    const { status, text } = await upload(url, body, { timeoutMs, signal: stop.signal, onProgress });
    if (status >= 200 && status < 300) return parseBody<ResponseBody>(text);
    throw new SendError(failure, parseBody<ErrorResponse>(text).fields);
  } catch (error) {
    if (error instanceof SendError || error instanceof UploadAborted) throw error;
    throw new SendError(failure);
  } finally {
    removeEventListener('beforeunload', confirmLeaving);
    onUpload(null);
  }
}

/** The browser asks whether to leave the page, which would abort the upload. */
function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** A proxy may respond with HTML. */
function parseBody<ResponseBody>(text: string): Partial<ResponseBody> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
