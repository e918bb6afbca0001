import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compressed, type Encodings, isCompressible } from './compressed.ts';

export type ResourceInput = {
  readonly body: Buffer;
  readonly mediaType: string;
  readonly status?: number;
  /** Everything but type, length, encoding and ETag. */
  readonly headers: OutgoingHttpHeaders;
};

type Variant = { readonly body: Buffer; readonly headers: OutgoingHttpHeaders };

/** One address's answer, held in memory with its headers made once. */
export class Resource {
  readonly #status: number;
  readonly #etag: string;
  readonly #base: OutgoingHttpHeaders;
  #variants: { identity: Variant; br?: Variant; gzip?: Variant };
  #compression: Promise<void> | undefined;
  readonly #isCompressible: boolean;

  constructor({ body, mediaType, status = 200, headers }: ResourceInput) {
    this.#status = status;
    this.#etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.#isCompressible = isCompressible(mediaType);
    this.#base = {
      ...headers,
      'Content-Type': mediaType,
      ETag: this.#etag,
      ...(this.#isCompressible && { Vary: 'Accept-Encoding' }),
    };
    this.#variants = { identity: this.#variant(body) };
  }

  /** Compresses once. Until it is done the plain bytes are sent. */
  compress(): Promise<void> {
    if (!this.#isCompressible) return Promise.resolve();
    this.#compression ??= compressed(this.#variants.identity.body).then((encodings) => this.#keep(encodings));
    return this.#compression;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    if (this.#status === 200 && request.headers['if-none-match']?.includes(this.#etag)) {
      const { 'Content-Type': _, ...headers } = this.#base;
      response.writeHead(304, headers).end();
      return;
    }
    const { body, headers } = this.#chosen(String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(this.#status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #chosen(accepted: string): Variant {
    const { br, gzip, identity } = this.#variants;
    if (br && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return br;
    if (gzip && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return gzip;
    return identity;
  }

  #keep({ identity, br, gzip }: Encodings): void {
    this.#variants = {
      identity: this.#variant(identity),
      ...(br && { br: this.#variant(br, 'br') }),
      ...(gzip && { gzip: this.#variant(gzip, 'gzip') }),
    };
  }

  #variant(body: Buffer, encoding?: 'br' | 'gzip'): Variant {
    const headers = { ...this.#base, 'Content-Length': body.length };
    return { body, headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers };
  }
}
