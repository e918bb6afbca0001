import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Compressed } from './compressed.ts';

/** The response of a URL: headers other than type, length, encoding and ETag, and the bytes. */
export type Content = {
  readonly headers: OutgoingHttpHeaders;
  readonly mediaType: string;
  readonly status?: number;
  readonly body: Body;
};

type Body = {
  /** Hash of the bytes, used in the ETag. */
  readonly tag: string;
  readonly length: number;
  /** A function if the bytes are not kept in memory. */
  readonly bytes: Buffer | (() => Buffer);
  /** Undefined if compression does not make it smaller. */
  readonly compressed?: Compressed | undefined;
};

/** A body whose bytes are kept in memory. */
export function bodyOf(bytes: Buffer, compressed?: Compressed): Body {
  return { tag: etagOf(bytes), length: bytes.length, bytes, compressed };
}

export function etagOf(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64url').slice(0, 22);
}

type ResourceResponse = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** Undefined if the client's cached copy is current. */
  readonly body?: Buffer;
};

type Variant = { readonly body: Buffer | (() => Buffer); readonly headers: OutgoingHttpHeaders };

/** The response of one URL; its headers are computed once. */
export class Resource {
  readonly #status: number;
  readonly #etag: string;
  readonly #identity: Variant;
  readonly #br: Variant | undefined;
  readonly #gzip: Variant | undefined;

  constructor({ headers, mediaType, status = 200, body }: Content) {
    this.#status = status;
    this.#etag = `W/"${body.tag}"`;
    const shared = {
      ...headers,
      'Content-Type': mediaType,
      ETag: this.#etag,
      ...(body.compressed && { Vary: 'Accept-Encoding' }),
    };
    const variant = (bytes: Buffer, encoding: string): Variant => ({
      body: bytes,
      headers: { ...shared, 'Content-Length': bytes.length, 'Content-Encoding': encoding },
    });
    this.#identity = { body: body.bytes, headers: { ...shared, 'Content-Length': body.length } };
    this.#br = body.compressed && variant(body.compressed.br, 'br');
    this.#gzip = body.compressed && variant(body.compressed.gzip, 'gzip');
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const { status, headers, body } = this.responseTo(request.headers);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  responseTo(asked: IncomingHttpHeaders): ResourceResponse {
    if (this.#status === 200 && isKnown(asked['if-none-match'], this.#etag)) {
      const { 'Content-Type': _type, 'Content-Length': _length, ...headers } = this.#identity.headers;
      return { status: 304, headers };
    }
    const { body, headers } = this.#chosen(String(asked['accept-encoding'] ?? ''));
    return { status: this.#status, headers, body: typeof body === 'function' ? body() : body };
  }

  #chosen(accepted: string): Variant {
    if (this.#br && accepts(accepted, 'br')) return this.#br;
    if (this.#gzip && accepts(accepted, 'gzip')) return this.#gzip;
    return this.#identity;
  }
}

/** The header allows either case, and white space around the parts. */
const NO_QUALITY = /^\s*q\s*=\s*0(\.0*)?\s*$/i;

/** Whether the encoding is listed with a quality above zero. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim().toLowerCase() === encoding && !NO_QUALITY.test(quality);
  });
}

/** Compares weakly, so that `W/"x"` equals `"x"`: a proxy may have converted one into the other. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((known) => opaqueTag(known.trim()) === opaqueTag(etag));
}

function opaqueTag(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
