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
  /** A digest of the files: the same text with other files is another submission. */
  files?: string | undefined;
};

/** Adds the hidden fields by which the server detects duplicates and bots. */
export async function addSubmissionFields(
  data: FormData,
  input: FormData,
  { form, elapsedMs, files = '' }: SubmissionOptions,
): Promise<void> {
  // Empty values are ignored: a field added by a newer version of the page must not turn a retry into a new submission.
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  data.set(hiddenFields.submissionId, await submissionId(form, [...texts, ['files', files]]));
  data.set(hiddenFields.honeypot, String(input.get(hiddenFields.honeypot) ?? ''));
  data.set(hiddenFields.elapsed, String(elapsedMs));
}
