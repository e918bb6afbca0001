import type * as z from 'zod/mini';
import { hiddenFields } from '../../contract/api.ts';
import { valuesOf } from './form-data.ts';
import { submissionId } from './submission-id.ts';

/** The text fields of the schema, in its order. */
export function textPayload(input: FormData, schema: z.ZodMiniObject): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(valuesOf(input, schema))) data.set(name, value);
  return data;
}

type SubmissionOptions = {
  form: string;
  elapsedMs: number;
  /** Tells the files apart: the same text with other files is another submission. */
  files?: string | undefined;
};

/** Adds what tells the server about repeats and programs. */
export async function addSubmissionFields(
  data: FormData,
  input: FormData,
  { form, elapsedMs, files = '' }: SubmissionOptions,
): Promise<void> {
  // Without empty ones: a field that has come with a reload must not make a retry another submission.
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  data.set(hiddenFields.submissionId, await submissionId(form, [...texts, ['files', files]]));
  data.set(hiddenFields.honeypot, String(input.get(hiddenFields.honeypot) ?? ''));
  data.set(hiddenFields.elapsed, String(elapsedMs));
}
