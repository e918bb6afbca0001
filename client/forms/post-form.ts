import type { ErrorAnswer } from '../../contract/api.ts';
import type { FieldErrors } from './field-errors.ts';

/** A call that failed; where the server named fields, their messages come along. */
export class SendFailure extends Error {
  readonly fields: FieldErrors;

  constructor(message: string, fields: FieldErrors = {}) {
    super(message);
    this.name = 'SendFailure';
    this.fields = fields;
  }
}

/** The visitor's own wish, not a failure. */
export class UploadStopped extends Error {
  constructor() {
    super('The upload was stopped');
    this.name = 'UploadStopped';
  }
}

/** Posts a form and reads the answer; anything but OK is a `SendFailure`. */
export async function postForm<Answer>(url: string, body: FormData): Promise<Partial<Answer>> {
  const response = await fetch(url, { method: 'POST', headers: { Accept: 'application/json' }, body });
  const text = await response.text();
  if (response.ok) return parsedAnswer<Answer>(text);
  const { error = '', fields } = parsedAnswer<ErrorAnswer>(text);
  throw new SendFailure(`${response.status} ${error}`, fields);
}

/** Whatever lies between us and the server may answer in a page of its own. */
export function parsedAnswer<Answer>(text: string): Partial<Answer> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
