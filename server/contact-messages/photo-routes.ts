import type { FastifyInstance } from 'fastify';
import { PHOTOS_MAX, photoFileName } from '../../contract/forms/photos.ts';
import type { Database } from '../database/database.ts';
import { sandboxHeaders } from '../http/responses/download-headers.ts';
import { refusals } from '../http/responses/refusal.ts';
import { deskRoutes } from '../operator/desk-paths.ts';
import type { RequireOperator } from '../operator/require-operator.ts';
import { findPhoto } from './lead-photo-store.ts';

type Dependencies = { readonly database: Database; readonly requireOperator: RequireOperator };

type Params = { Params: { reference: string; number: string } };

/** A photo of a request, for the operator. Below /desk, so that the browser sends the same credentials. */
export function addLeadPhotos(app: FastifyInstance, { database, requireOperator }: Dependencies): void {
  const onRequest = requireOperator('Photos');
  app.get<Params>(deskRoutes.leadPhoto, { onRequest }, async (request, reply) => {
    const reference = request.params.reference.toUpperCase();
    const number = Number(request.params.number);
    const isPossible = /^[A-Z0-9-]{3,20}$/.test(reference) && number >= 1 && number <= PHOTOS_MAX;
    const photo = isPossible && Number.isInteger(number) && (await findPhoto(database, reference, number));
    if (!photo) throw refusals.notFound();
    return reply.headers(photoHeaders(photoFileName(reference, number))).send(photo.content);
  });
}

/** Re-encoded here, so it is a picture and nothing else; sandboxed in case a browser took it for a page. */
function photoHeaders(fileName: string) {
  return {
    'Content-Type': 'image/jpeg',
    'Content-Disposition': `inline; filename="${fileName}"`,
    ...sandboxHeaders,
  };
}
