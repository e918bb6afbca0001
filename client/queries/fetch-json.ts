import { withBase } from '../ui/base-path.ts';

export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

type FetchOptions = {
  readonly signal?: AbortSignal | undefined;
  /** A body that is not as expected is a failure. */
  readonly isExpected?: ((body: unknown) => boolean) | undefined;
};

export async function fetchJson<Answer>(
  path: string,
  { signal, isExpected }: FetchOptions = {},
): Promise<Answer> {
  const response = await fetch(withBase(path), { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  const body = await response.json();
  if (isExpected && !isExpected(body)) throw new Error(`Not what was expected of ${path}`);
  return body;
}
