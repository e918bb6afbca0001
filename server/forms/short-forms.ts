import type { FastifyReply, FastifyRequest } from 'fastify';
import { formBodyRate } from '../http/min-body-rate.ts';
import { emptyForm, readForm } from './form-reader.ts';
import { isMultipart } from './multipart.ts';

const MAX_BYTES = 16 * 1024;

/** Reads a form with a few short fields and no files, urlencoded or multipart. */
export async function readShortForm(
  request: FastifyRequest,
  reply: FastifyReply,
  fields: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  if (!isMultipart(request))
    return request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
  const form = emptyForm<never>(request);
  await readForm(
    request,
    reply,
    {
      fields: new Set(fields),
      bodyMaxBytes: MAX_BYTES,
      minBodyRate: formBodyRate,
      readsOversizedBody: false,
    },
    form,
  );
  return Object.fromEntries(form.values);
}
