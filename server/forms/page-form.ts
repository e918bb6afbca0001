import type { FastifyReply, FastifyRequest } from 'fastify';
import { formBodyRate } from '../http/min-body-rate.ts';
import { Refusal } from '../http/responses/refusal.ts';
import type { FormRules, ReceivedForm } from './form-part.ts';
import { discardFiles, emptyForm, readForm } from './form-reader.ts';
import { isMultipart } from './multipart.ts';
import { urlencodedForm } from './urlencoded-forms.ts';

/** How much is read so that a browser without JavaScript gets its values back; the limit for files is lower. */
export const PAGE_BODY_MAX_BYTES = 32 * 1024 * 1024;
/** The limit of a form with a few short fields. */
const SHORT_BODY_MAX_BYTES = 16 * 1024;

export type PageForm<Upload> = Pick<ReceivedForm<Upload>, 'values' | 'overlong'> & {
  /** Stored in temporary files until the form has been handled. */
  readonly files: readonly Upload[];
  /** The refusal of a file, or of a body that is too large without one. */
  readonly fileRefusal: Refusal | undefined;
};

/** Reads any form of a page that is submitted without scripts, urlencoded or multipart. */
export async function withPageForm<Upload, Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  given: Pick<FormRules<Upload>, 'fields' | 'file' | 'countUpload'>,
  use: (form: PageForm<Upload>) => Promise<Result>,
): Promise<Result> {
  const form = emptyForm<Upload>(request);
  if (!isMultipart(request))
    return use({ ...form, values: new Map(urlencodedForm(request)), fileRefusal: undefined });
  const rules: FormRules<Upload> = {
    ...given,
    bodyMaxBytes: given.file ? PAGE_BODY_MAX_BYTES : SHORT_BODY_MAX_BYTES,
    minBodyRate: formBodyRate,
    // The browser has left the page with the form, so the response must contain what was typed.
    readsOversizedBody: given.file !== undefined,
  };
  try {
    await readForm(request, reply, rules, form);
  } catch (error) {
    if (!(error instanceof Refusal) || form.values.size === 0 || !given.file) throw error;
    return use({ ...form, files: [], fileRefusal: error });
  }
  try {
    return await use({ ...form, fileRefusal: form.fileRefusal });
  } finally {
    await discardFiles(rules, form);
  }
}

/** Reads a form with a few short fields and no files. */
export function readShortForm(
  request: FastifyRequest,
  reply: FastifyReply,
  fields: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  return withPageForm(request, reply, { fields: new Set(fields) }, async ({ values }) =>
    Object.fromEntries(values),
  );
}
