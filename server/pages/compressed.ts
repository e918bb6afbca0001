import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest|xml))/;

/** No document is larger, and a wider window only costs memory. */
const WINDOW_BITS = 18;

export function isCompressible(mediaType: string): boolean {
  return COMPRESSIBLE.test(mediaType);
}

export async function compressed(bytes: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const br = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return { br, gzip: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) };
}
