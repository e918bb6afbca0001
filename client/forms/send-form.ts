import type { ErrorResponse } from '../../contract/api.ts';
import { withTimeout } from '../ui/with-timeout.ts';
import type { FieldErrors } from './form-data.ts';

/** Timeout of a form without files; then the visitor sees the phone number. The submission id makes a retry safe. */
export const FORM_TIMEOUT_MS = 30_000;

/**
 * How long an upload may make no progress. Longer, because bytes that the browser counts as sent may still be in
 * transit, and the server may first have to decode other visitors' photos. The visitor can abort it at any time.
 */
export const STALLED_UPLOAD_TIMEOUT_MS = 120_000;

/** Carries the server's error messages by field. */
export class SendError extends Error {
  readonly fields: FieldErrors;

  constructor(message: string, fields: FieldErrors = {}) {
    super(message);
    this.name = 'SendError';
    this.fields = fields;
  }
}

export class UploadAborted extends Error {}

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

type Progress = { readonly sentBytes: number; readonly totalBytes: number };

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

/** Like `postForm`, but with XMLHttpRequest, because fetch reports no upload progress. */
export function uploadForm<ResponseBody>(
  url: string,
  body: FormData,
  { failure, file, onUpload }: UploadOptions,
): Promise<Partial<ResponseBody>> {
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('beforeunload', confirmLeaving);
  return new Promise<Partial<ResponseBody>>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => {
      reject(new SendError(failure));
      request.abort();
    };
    const onProgress = (progress: Progress | null) => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(giveUp, file ? STALLED_UPLOAD_TIMEOUT_MS : FORM_TIMEOUT_MS);
      onUpload({ file, progress, onStop: () => request.abort() });
    };
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ sentBytes: loaded, totalBytes: total }),
    );
    request.addEventListener('load', () => {
      const isOk = request.status >= 200 && request.status < 300;
      if (isOk) resolve(parseBody<ResponseBody>(request.responseText));
      else reject(new SendError(failure, parseBody<ErrorResponse>(request.responseText).fields));
    });
    request.addEventListener('error', () => reject(new SendError(failure)));
    request.addEventListener('abort', () => reject(new UploadAborted()));
    onProgress(null);
    request.send(body);
  }).finally(() => {
    clearTimeout(stallTimer);
    removeEventListener('beforeunload', confirmLeaving);
    onUpload(null);
  });
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
