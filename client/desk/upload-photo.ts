import { STALLED_UPLOAD_TIMEOUT_MS } from '../forms/send-form.ts';

type Uploaded = { readonly status: number; readonly text: string };

/** Nothing has moved for so long that what waits behind it would wait as long. */
export class UploadStalled extends Error {}

/** Posts a form with XMLHttpRequest, because fetch does not tell whether anything still moves. */
export function uploadPhoto(address: string, body: FormData): Promise<Uploaded> {
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Uploaded>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const onProgress = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(() => {
        reject(new UploadStalled());
        request.abort();
      }, STALLED_UPLOAD_TIMEOUT_MS);
    };
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', onProgress);
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new Error('The connection was lost.')));
    onProgress();
    request.send(body);
  }).finally(() => clearTimeout(stallTimer));
}
