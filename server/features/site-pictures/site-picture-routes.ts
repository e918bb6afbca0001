import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { mediaTypeOf } from '../../http/documents/media-types.ts';
import type { FileResponses } from '../../http/responses/file-responses.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { findPublicFile, PICTURES_PATH, parseFileName } from '../../publications/pictures/picture-store.ts';

type Dependencies = { readonly database: Database; readonly fileResponses: FileResponses };

/**
 * Serves the owner's pictures from the database, so that a machine can send them before it has rendered the newest
 * version, and to visitors whose page came from another machine. Nothing is cached.
 */
export function addSitePictures(app: FastifyInstance, { database, fileResponses }: Dependencies): void {
  app.get<{ Params: { file: string } }>(`${PICTURES_PATH}/:file`, async (request, reply) => {
    const { file } = request.params;
    const { id, name } = parseFileName(file) ?? {};
    const tag = `"${file}"`;
    if (!id || !name) throw refusals.notFound();
    const content = await findPublicFile(database, id, name);
    if (!content) throw refusals.notFound();
    const isCached = request.headers['if-none-match'] === tag;
    if (!isCached) fileResponses.count(request, reply, content.length);
    // The name changes with the content, so browsers can keep the file for a year without revalidation.
    reply.headers({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': mediaTypeOf(file),
      // Link previews may load their picture from another origin.
      ...(name.startsWith('preview') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ETag: tag,
    });
    if (isCached) return reply.code(304).send();
    return reply.send(Buffer.from(content.buffer, content.byteOffset, content.length));
  });
}
