import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api.ts';
import { PHOTOS_MAX, photoFileName } from '../../contract/forms/photos.ts';
import type { Database } from '../database/database.ts';
import { refusals } from '../http/responses/refusal.ts';
import type { RequireOperator } from '../operator/require-operator.ts';
import { findPhoto } from './lead-photo-store.ts';

type Dependencies = { readonly database: Database; readonly requireOperator: RequireOperator };

type Params = { Params: { reference: string; number: string } };

/** A photo of a request, for the operator. Below /desk, so that the browser sends the same credentials. */
export function addLeadPhotos(app: FastifyInstance, { database, requireOperator }: Dependencies): void {
  const onRequest = requireOperator('Photos');
  app.get<Params>(apiPaths.leadPhoto(':reference', ':number'), { onRequest }, async (request, reply) => {
    const reference = request.params.reference.toUpperCase();
    const number = Number(request.params.number);
    const isPossible = /^[A-Z0-9-]{3,20}$/.test(reference) && number >= 1 && number <= PHOTOS_MAX;
    const photo = isPossible && Number.isInteger(number) && (await findPhoto(database, reference, number));
    if (!photo) throw refusals.notFound();
    return reply.headers(photoHeaders(photoFileName(reference, number))).send(photo.content);
  });
}

/** Re-encoded here, so it is a picture and nothing else; the headers hold even if a browser took it for a page. */
function photoHeaders(fileName: string) {
  return {
    'Content-Type': 'image/jpeg',
    'Content-Disposition': `inline; filename="${fileName}"`,
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
}
