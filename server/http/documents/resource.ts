import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Compressed } from './compressed.ts';

/** What a URL responds with: headers other than type, length, encoding and ETag, and the bytes. */
export type Content = {
  readonly headers: OutgoingHttpHeaders;
  readonly mediaType: string;
  readonly status?: number;
  readonly body: Body;
};

type Body = {
  /** Identifies the bytes. */
  readonly tag: string;
  readonly length: number;
  /** A function where they are not kept in memory. */
  readonly bytes: Buffer | (() => Buffer);
  /** None for what does not get smaller. */
  readonly compressed?: Compressed | undefined;
};

/** A body that is in memory as it is. */
export function bodyOf(bytes: Buffer, compressed?: Compressed): Body {
  return { tag: tagOf(bytes), length: bytes.length, bytes, compressed };
}

export function tagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

type ResourceResponse = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** None where the client has it already. */
  readonly body?: Buffer;
};

type Variant = { readonly body: Buffer | (() => Buffer); readonly headers: OutgoingHttpHeaders };

/** The response of one URL, with its headers made once. */
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
