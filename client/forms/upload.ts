/**
 * How long an upload may make no progress. Longer than other requests, because bytes that the browser counts as sent may
 * still be in transit, and the server may first have to decode other visitors' photos.
 */
export const STALLED_UPLOAD_TIMEOUT_MS = 120_000;

/** Nothing has moved for as long as it may: what waits behind this upload would wait as long. */
export class UploadStalled extends Error {}

export class UploadAborted extends Error {}

export type Progress = { readonly sentBytes: number; readonly totalBytes: number };

type UploadOptions = {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

type Uploaded = { readonly status: number; readonly text: string };

/** Posts a form with XMLHttpRequest, because fetch reports no upload progress. */
export function upload(
  url: string,
  body: FormData,
  { timeoutMs = STALLED_UPLOAD_TIMEOUT_MS, signal, onProgress }: UploadOptions = {},
): Promise<Uploaded> {
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Uploaded>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUpLater = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(() => {
        reject(new UploadStalled());
        request.abort();
      }, timeoutMs);
    };
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      giveUpLater();
      onProgress?.({ sentBytes: loaded, totalBytes: total });
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new Error('The connection was lost.')));
    request.addEventListener('abort', () => reject(new UploadAborted()));
    signal?.addEventListener('abort', () => request.abort());
    giveUpLater();
    request.send(body);
  }).finally(() => clearTimeout(stallTimer));
}
