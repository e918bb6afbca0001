import { withBase } from '../ui/base-path.ts';

/** A call that was answered, but not with OK. */
export class AnswerError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'AnswerError';
    this.status = status;
  }
}

/** The default query: a GET with credentials, read as JSON. */
export async function fetchJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(withBase(path), { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw new AnswerError(response.status, (await response.text()) || response.statusText);
  return response.json();
}
