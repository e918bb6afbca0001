import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { mediaTypeOf } from '../../http/documents/media-types.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { findPublicFile, PICTURES_PATH, parseFileName } from '../../publications/pictures/picture-store.ts';

/**
 * The owner's pictures, from the database: a machine that has not rendered the newest version yet, or whose visitor
 * came with a page of another machine, has them all the same. One file is in memory at a time, and nothing is kept.
 */
export function addSitePictures(app: FastifyInstance, { database }: { readonly database: Database }): void {
  app.get<{ Params: { file: string } }>(`${PICTURES_PATH}/:file`, async (request, reply) => {
    const { file } = request.params;
    const { id, name } = parseFileName(file) ?? {};
    const tag = `"${file}"`;
    if (!id || !name) throw refusals.notFound();
    const content = await findPublicFile(database, id, name);
    if (!content) throw refusals.notFound();
    // The name changes with the content. What a browser keeps for a year it need not ask for again.
    reply.headers({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': mediaTypeOf(file),
      // Some link previews take their picture from here.
      ...(name.startsWith('preview') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ETag: tag,
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.send(Buffer.from(content.buffer, content.byteOffset, content.length));
  });
}
