import type { FastifyInstance } from 'fastify';
import { mediaTypeOf } from '../../http/documents/media-types.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { findFile, parseFileName, RECEIVED } from '../../publications/pictures/picture-store.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';

/** Pictures that nobody else may see yet. One that is not encoded is shown as it was received, whatever its size. */
export function addDraftPictures(scope: FastifyInstance, { database }: SiteDeskDependencies): void {
  scope.get<{ Params: { file: string } }>(`${deskPaths.sitePictures}/:file`, async (request, reply) => {
    const { id, name } = parseFileName(request.params.file) ?? {};
    if (!id || !name) throw refusals.notFound();
    const encoded = await findFile(database, id, name);
    const content = encoded ?? (await findFile(database, id, RECEIVED));
    if (!content) throw refusals.notFound();
    return reply
      .headers({
        // In the owner's browser alone, and only what stays as it is.
        'Cache-Control': encoded ? 'private, max-age=86400' : 'no-store',
        'Content-Type': mediaTypeOf(encoded ? name : RECEIVED),
        'X-Robots-Tag': 'noindex, nofollow',
      })
      .send(Buffer.from(content.buffer, content.byteOffset, content.length));
  });
}
