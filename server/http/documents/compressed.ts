import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest|xml))/;

/** No document is larger than this window, and a wider one only costs memory. */
const WINDOW_BITS = 18;
const FAST_QUALITY = 5;

export type Compressed = { readonly br: Buffer; readonly gzip: Buffer };

export function isCompressible(mediaType: string): boolean {
  return COMPRESSIBLE.test(mediaType);
}

/** Compresses at the highest level: used by the build, and for documents in the background. */
export async function compressMax(bytes: Buffer): Promise<Compressed> {
  return {
    br: await promisify(brotliCompress)(bytes, brotliOptions(bytes, constants.BROTLI_MAX_QUALITY)),
    gzip: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
}

/** Takes a few milliseconds for a document. The result is served until the better compression is done. */
export async function compressFast(bytes: Buffer): Promise<Compressed> {
  return {
    br: await promisify(brotliCompress)(bytes, brotliOptions(bytes, FAST_QUALITY)),
    gzip: await promisify(gzip)(bytes),
  };
}

function brotliOptions(bytes: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
}
