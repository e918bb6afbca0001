import type { FastifyReply, FastifyRequest } from 'fastify';
import { formBodyRate } from '../http/min-body-rate.ts';
import { Refusal } from '../http/responses/refusal.ts';
import type { FormRules, ReceivedForm } from './form-part.ts';
import { discardFiles, emptyForm, readForm } from './form-reader.ts';
import { isMultipart } from './multipart.ts';
import { PAGE_BODY_MAX_BYTES } from './submission-route.ts';

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
  if (!isMultipart(request)) {
    const typed = request.body instanceof URLSearchParams ? request.body : [];
    return use({ ...form, values: new Map(typed), fileRefusal: undefined });
  }
  const rules: FormRules<Upload> = {
    ...given,
    bodyMaxBytes: PAGE_BODY_MAX_BYTES,
    minBodyRate: formBodyRate,
    // The browser has left the page with the form, so the response must contain what was typed.
    readsOversizedBody: true,
  };
  try {
    await readForm(request, reply, rules, form);
  } catch (error) {
    if (!(error instanceof Refusal) || form.values.size === 0) throw error;
    return use({ ...form, files: [], fileRefusal: error });
  }
  try {
    return await use({ ...form, fileRefusal: form.fileRefusal });
  } finally {
    await discardFiles(rules, form);
  }
}
