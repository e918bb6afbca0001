import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormRules } from '../../forms/form-part.ts';
import { discardFiles, emptyForm, readForm } from '../../forms/form-reader.ts';
import { isMultipart } from '../../forms/multipart.ts';
import { PAGE_BODY_MAX_BYTES } from '../../forms/submission-route.ts';
import { formBodyRate } from '../../http/min-body-rate.ts';
import { Refusal } from '../../http/responses/refusal.ts';
import type { PhotoUpload } from '../../photos/photo-upload.ts';
import type { RequestDependencies } from './request-dependencies.ts';

const FIELDS = ['action', 'words', 'email', 'visit', 'street', 'city', 'access', 'sequence'];

export type RequestForm = {
  /** As typed. One that was cut because it is far too long is missing. */
  readonly values: Readonly<Record<string, string>>;
  /** They are in temporary files while the form is used. */
  readonly photos: readonly PhotoUpload[];
  /** What is wrong with the photos, or with a body that is too large for any. */
  readonly photoRefusal: Refusal | undefined;
};

/** Any form of the page, urlencoded or with photos. */
export async function withRequestForm<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { photos, uploadLimits }: RequestDependencies,
  use: (form: RequestForm) => Promise<T>,
): Promise<T> {
  if (!isMultipart(request)) {
    const values = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
    return use({ values, photos: [], photoRefusal: undefined });
  }
  const rules: FormRules<PhotoUpload> = {
    fields: new Set(FIELDS),
    file: photos.field,
    countUpload: uploadLimits.count,
    bodyMaxBytes: PAGE_BODY_MAX_BYTES,
    minBodyRate: formBodyRate,
    // The browser has left the page with the form: the response must hold what was typed.
    readsOversizedBody: true,
  };
  const form = emptyForm<PhotoUpload>(request);
  const typed = () => Object.fromEntries([...form.values].filter(([name]) => !form.overlong.has(name)));
  try {
    await readForm(request, reply, rules, form);
  } catch (error) {
    if (!(error instanceof Refusal) || form.values.size === 0) throw error;
    return use({ values: typed(), photos: [], photoRefusal: error });
  }
  try {
    return await use({ values: typed(), photos: form.files, photoRefusal: form.fileRefusal });
  } finally {
    await discardFiles(rules, form);
  }
}
