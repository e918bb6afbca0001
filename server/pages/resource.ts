import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Compressed, compressedQuickly, compressedWell, isCompressible } from './compressed.ts';

type ResourceInput = {
  /** A function is called with the first request: pictures that nobody asks for take no memory. */
  readonly body: Buffer | (() => Buffer);
  /** What the build has compressed already. */
  readonly compressed?: () => Compressed;
  readonly mediaType: string;
  readonly status?: number;
  /** Everything but type, length, encoding and ETag. */
  readonly headers: OutgoingHttpHeaders;
};

type Variant = { readonly body: Buffer; readonly headers: OutgoingHttpHeaders };
type Variants = { readonly identity: Variant; readonly br?: Variant; readonly gzip?: Variant };

/** One address's answer, held in memory with its headers made once. */
export class Resource {
  readonly #input: ResourceInput;
  readonly #isCompressible: boolean;
  #etag = '';
  #variants: Variants | undefined;

  constructor(input: ResourceInput) {
    this.#input = input;
    this.#isCompressible = isCompressible(input.mediaType);
  }

  /** Takes its time. Until it is done, what was compressed quickly is sent. */
  async compressWell(): Promise<void> {
    if (!this.#isCompressible || this.#input.compressed) return;
    const { identity } = this.#loaded();
    this.#variants = this.#withEncodings(identity, await compressedWell(identity.body));
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const variants = this.#loaded();
    const { status = 200 } = this.#input;
    if (status === 200 && request.headers['if-none-match']?.includes(this.#etag)) {
      const { 'Content-Type': _type, 'Content-Length': _length, ...headers } = variants.identity.headers;
      response.writeHead(304, headers).end();
      return;
    }
    const { body, headers } = chosen(variants, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #loaded(): Variants {
    if (this.#variants) return this.#variants;
    const { body } = this.#input;
    const bytes = typeof body === 'function' ? body() : body;
    this.#etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const identity = this.#variant(bytes);
    this.#variants = this.#isCompressible
      ? this.#withEncodings(identity, this.#input.compressed?.() ?? compressedQuickly(bytes))
      : { identity };
    return this.#variants;
  }

  #withEncodings(identity: Variant, { br, gzip }: Compressed): Variants {
    return { identity, br: this.#variant(br, 'br'), gzip: this.#variant(gzip, 'gzip') };
  }

  #variant(body: Buffer, encoding?: 'br' | 'gzip'): Variant {
    return {
      body,
      headers: {
        ...this.#input.headers,
        'Content-Type': this.#input.mediaType,
        ETag: this.#etag,
        'Content-Length': body.length,
        ...(this.#isCompressible && { Vary: 'Accept-Encoding' }),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    };
  }
}

function chosen({ br, gzip, identity }: Variants, accepted: string): Variant {
  if (br && accepts(accepted, 'br')) return br;
  if (gzip && accepts(accepted, 'gzip')) return gzip;
  return identity;
}

/** Named, and not with a quality of zero. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });
}
