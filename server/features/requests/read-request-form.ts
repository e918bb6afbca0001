import type { FastifyReply, FastifyRequest } from 'fastify';
import { withPageForm } from '../../forms/page-form.ts';
import type { Refusal } from '../../http/responses/refusal.ts';
import type { PhotoUpload } from '../../photos/photo-upload.ts';
import type { RequestDependencies } from './request-dependencies.ts';

const FIELDS = ['action', 'words', 'visit', 'street', 'city', 'access', 'uid', 'sequence'];

export type RequestForm = {
  /** The values as typed. What the reader has cut is still too long for any field. */
  readonly values: Readonly<Record<string, string>>;
  /** Kept in temporary files until the form has been processed. */
  readonly photos: readonly PhotoUpload[];
  /** Why the photos, or a body that is too large, were refused. */
  readonly photoRefusal: Refusal | undefined;
};

/** Reads any form of the page. */
export async function withRequestForm<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { photos, uploadLimits }: RequestDependencies,
  use: (form: RequestForm) => Promise<T>,
): Promise<T> {
  const rules = { fields: new Set(FIELDS), file: photos.field, countUpload: uploadLimits.count };
  return withPageForm(request, reply, rules, ({ values, files, fileRefusal }) =>
    use({ values: Object.fromEntries(values), photos: files, photoRefusal: fileRefusal }),
  );
}
