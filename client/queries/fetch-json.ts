import { withBase } from '../ui/base-path.ts';

export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

export async function fetchJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(withBase(path), { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response.json();
}
