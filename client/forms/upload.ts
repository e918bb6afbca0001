import type { ErrorAnswer } from '../../contract/api.ts';
import { parsedAnswer, SendFailure, UploadStopped } from './post-form.ts';

export type Progress = { readonly sentBytes: number; readonly totalBytes: number };

type UploadOptions = {
  /** What the failure is called in the console and in tests; visitors read the form's own words. */
  failure: string;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
};

/** Posts a form and tells how much of it has gone, which `fetch` cannot; asks before the page is left meanwhile. */
export function upload<Answer>(
  url: string,
  body: FormData,
  { failure, signal, onProgress }: UploadOptions,
): Promise<Partial<Answer>> {
  addEventListener('beforeunload', askBeforeLeaving);
  return new Promise<Partial<Answer>>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ sentBytes: loaded, totalBytes: total }),
    );
    request.addEventListener('load', () => {
      const isOk = request.status >= 200 && request.status < 300;
      if (isOk) resolve(parsedAnswer<Answer>(request.responseText));
      else reject(new SendFailure(failure, parsedAnswer<ErrorAnswer>(request.responseText).fields));
    });
    request.addEventListener('error', () => reject(new SendFailure(failure)));
    request.addEventListener('abort', () => reject(new UploadStopped()));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  }).finally(() => removeEventListener('beforeunload', askBeforeLeaving));
}

/** To another site, or by closing the tab: then it would be lost. The browser words the question. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
