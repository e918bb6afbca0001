import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { type Compressed, compressFast, isCompressible } from './compressed.ts';

/** Bytes, with every header but type, length, encoding and ETag. */
export type Content = { readonly body: Buffer; readonly headers: OutgoingHttpHeaders };

type ResourceInput = {
  /** Called with the first request: what is never requested takes no memory. */
  load(): Content;
  /** What the build has compressed already. */
  readonly compressed?: () => Compressed;
  readonly mediaType: string;
  readonly status?: number;
};

type ResourceResponse = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** None where the client has it already. */
  readonly body?: Buffer;
};

type Variant = { readonly body: Buffer | (() => Buffer); readonly headers: OutgoingHttpHeaders };
type Variants = { readonly identity: Variant; readonly br?: Variant; readonly gzip?: Variant };

/** The response of one URL, held in memory with its headers made once. */
export class Resource {
  readonly #input: ResourceInput;
  readonly #isCompressible: boolean;
  #variants: Variants | undefined;

  constructor(input: ResourceInput) {
    this.#input = input;
    this.#isCompressible = isCompressible(input.mediaType);
  }

  /** Slow. Until it is done, the fast compression is sent. */
  async compressMax(compress: (bytes: Buffer) => Promise<Compressed>): Promise<void> {
    if (!this.#isCompressible || this.#input.compressed) return;
    const plain = this.#input.load();
    const compressed = await compress(plain.body);
    const variants = this.#variantsOf(plain, compressed);
    // Hardly any client asks for the uncompressed bytes, which are most of the memory: they are decompressed on demand.
    const body = () => brotliDecompressSync(compressed.br);
    this.#variants = { ...variants, identity: { ...variants.identity, body } };
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const { status, headers, body } = this.responseTo(request.headers);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  responseTo(asked: IncomingHttpHeaders): ResourceResponse {
    const variants = this.#loaded();
    const { status = 200 } = this.#input;
    if (status === 200 && isKnown(asked['if-none-match'], String(variants.identity.headers.ETag))) {
      const { 'Content-Type': _type, 'Content-Length': _length, ...headers } = variants.identity.headers;
      return { status: 304, headers };
    }
    const { body, headers } = chosen(variants, String(asked['accept-encoding'] ?? ''));
    return { status, headers, body: typeof body === 'function' ? body() : body };
  }

  #loaded(): Variants {
    if (this.#variants) return this.#variants;
    const plain = this.#input.load();
    const compressed = this.#isCompressible
      ? (this.#input.compressed?.() ?? compressFast(plain.body))
      : undefined;
    this.#variants = this.#variantsOf(plain, compressed);
    return this.#variants;
  }

  #variantsOf(plain: Content, compressed: Compressed | undefined): Variants {
    const shared = {
      ...plain.headers,
      'Content-Type': this.#input.mediaType,
      ETag: `W/"${createHash('sha256').update(plain.body).digest('base64url').slice(0, 22)}"`,
      ...(this.#isCompressible && { Vary: 'Accept-Encoding' }),
    };
    const variant = (body: Buffer, encoding?: 'br' | 'gzip'): Variant => ({
      body,
      headers: {
        ...shared,
        'Content-Length': body.length,
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
    const identity = variant(plain.body);
    if (!compressed) return { identity };
    return { identity, br: variant(compressed.br, 'br'), gzip: variant(compressed.gzip, 'gzip') };
  }
}

function chosen({ br, gzip, identity }: Variants, accepted: string): Variant {
  if (br && accepts(accepted, 'br')) return br;
  if (gzip && accepts(accepted, 'gzip')) return gzip;
  return identity;
}

/** In any case and with white space around, as the header allows it. */
const NO_QUALITY = /^\s*q\s*=\s*0(\.0*)?\s*$/i;

/** Named, and not with a quality of zero. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim().toLowerCase() === encoding && !NO_QUALITY.test(quality);
  });
}

/** By the weak comparison, which does not tell `W/"x"` and `"x"` apart: a proxy may have made one of the other. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((known) => opaqueTag(known.trim()) === opaqueTag(etag));
}

function opaqueTag(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
