import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api.ts';
import { PHOTOS_MAX, photoFileName } from '../../contract/forms/photos.ts';
import type { Database } from '../database/database.ts';
import { refusals } from '../http/answers/refusal.ts';
import type { AdmitOperator } from '../operator/admit-operator.ts';
import { findPhoto } from './lead-photo-store.ts';

export type PhotoServices = { readonly database: Database; readonly admitOperator: AdmitOperator };

type Params = { Params: { reference: string; number: string } };

/** A photo of a request, for the operator. Below the desk, so that a browser that is let in there shows it. */
export function addLeadPhotos(app: FastifyInstance, { database, admitOperator }: PhotoServices): void {
  const onRequest = admitOperator('Photos');
  app.get<Params>(apiPaths.leadPhoto(':reference', ':number'), { onRequest }, async (request, reply) => {
    const reference = request.params.reference.toUpperCase();
    const number = Number(request.params.number);
    const isPossible = /^[A-Z0-9-]{3,20}$/.test(reference) && number >= 1 && number <= PHOTOS_MAX;
    const photo = isPossible && Number.isInteger(number) && (await findPhoto(database, reference, number));
    if (!photo) throw refusals.notFound();
    return reply.headers(photoHeaders(photoFileName(reference, number))).send(photo.content);
  });
}

/** It was encoded here and holds a picture only; should a browser think otherwise, it has no power. */
function photoHeaders(fileName: string) {
  return {
    'Content-Type': 'image/jpeg',
    'Content-Disposition': `inline; filename="${fileName}"`,
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
}
