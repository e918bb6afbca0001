import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The bytes of one answer in every encoding that is offered. */
export type Encodings = { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };

const compressible = /^(text\/|image\/svg|application\/(json|javascript|manifest|xml|ld))/;

export function isCompressible(mediaType: string): boolean {
  return compressible.test(mediaType);
}

export async function compressed(identity: Buffer): Promise<Encodings> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { identity, br, gzip: zipped };
}
