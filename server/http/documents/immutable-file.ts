import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { compressFast } from './compressed.ts';
import { mediaTypeOf } from './media-types.ts';
import { bodyOf, Resource } from './resource.ts';

type ImmutableFile = {
  /** Contains a hash of the bytes, so that browsers may cache the file for a year. */
  readonly path: string;
  readonly bytes: Buffer;
  /** Restricts who may load it; without it, the file is public. */
  readonly onRequest?: onRequestAsyncHookHandler;
};

/** Serves a stylesheet or script of pages that routes send. It is compressed once, on the first request. */
export function addImmutableFile(app: FastifyInstance, { path, bytes, onRequest }: ImmutableFile): void {
  const scope = onRequest ? 'private' : 'public';
  let file: Promise<Resource> | undefined;
  app.get(path, { ...(onRequest && { onRequest }) }, async (request, reply) => {
    file ??= compress();
    const { status, headers, body } = (await file).responseTo(request.headers);
    return reply.code(status).headers(headers).send(body);
  });

  async function compress(): Promise<Resource> {
    return new Resource({
      headers: { 'Cache-Control': `${scope}, max-age=31536000, immutable` },
      mediaType: mediaTypeOf(path),
      body: bodyOf(bytes, await compressFast(bytes)),
    });
  }
}
