import type { IncomingMessage } from 'node:http';
import { type Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MinBodyRate, watchBodyRate } from '../http/min-body-rate.ts';
import { refusals } from '../http/responses/refusal.ts';
import { countPieces } from './tiny-pieces.ts';

/** More than any of the visitors' forms has. */
export const PARTS_MAX = 40;
const HEADER_PAIRS_MAX = 20;
const HEADER_MAX_BYTES = 4096;

const MEDIA_TYPE = 'multipart/form-data';

/** One part of a form: a file if it has a file name, otherwise text. */
export type FormPart = {
  /** Undefined if the part has no name, which no browser sends. */
  readonly name: string | undefined;
  readonly fileName: string | undefined;
  readonly content: Readable;
};

/** For routes that read a multipart body themselves with `receiveMultipart`. */
export function acceptMultipartForms(app: FastifyInstance): void {
  app.addContentTypeParser(MEDIA_TYPE, (_request, _body, done) => done(null));
}

export function isMultipart({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
  return mediaType.trim().toLowerCase() === MEDIA_TYPE;
}

type Limits = {
  readonly maxBytes: number;
  readonly maxParts?: number;
  tooLarge(): Error;
};

/** Reads the body of a request whose other checks have passed. A body that is too slow is refused as well. */
export async function receiveMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  { minBodyRate, ...limits }: Limits & { readonly minBodyRate: MinBodyRate },
  onPart: (part: FormPart) => Promise<void>,
): Promise<void> {
  // The client sent `Expect: 100-continue`.
  if (request.headers.expect) reply.raw.writeContinue();
  const abort = new AbortController();
  const stopRateWatch = watchBodyRate(request.raw, minBodyRate, () => abort.abort(refusals.tooSlow()));
  try {
    await readMultipart(request.raw, { ...limits, signal: abort.signal }, onPart);
  } finally {
    stopRateWatch();
  }
}

/** Reads a part to its end and keeps its start, up to `maxBytes`. */
export async function readText(content: AsyncIterable<Buffer>, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    if (size < maxBytes) chunks.push(chunk.subarray(0, maxBytes - size));
    size += chunk.length;
  }
  return { start: Buffer.concat(chunks), size, isCut: size > maxBytes };
}

/**
 * Calls `onPart` for each part of the body in turn; `onPart` must read the content to its end. Rejects with a `Refusal`
 * if the body is damaged or too large. The rest of the body is then left unread, and a content that is still being read
 * ends with an error.
 */
async function readMultipart(
  body: IncomingMessage,
  // The signal stops reading, with its reason.
  { maxBytes, maxParts = PARTS_MAX, tooLarge, signal }: Limits & { readonly signal: AbortSignal },
  onPart: (part: FormPart) => Promise<void>,
): Promise<void> {
  const failure = Promise.withResolvers<never>();
  const damaged = () => failure.reject(refusals.malformed());
  const parser = createParser(body);
  const unread = new Set<Readable>();
  let reading = Promise.resolve();
  let parts = 0;
  let isFinished = false;

  parser.on('file', (name, content, fileName) => {
    // Every part gets an error listener, even one that nobody reads: without one, an error would end the process. For
    // the same reason the parser's own limit of parts is not used: it skips parts without giving them a listener.
    content.on('error', damaged);
    if (++parts > maxParts) {
      content.resume();
      failure.reject(refusals.tooLarge());
      return;
    }
    unread.add(content);
    reading = reading.then(() => onPart({ name, fileName, content }));
    reading.then(() => unread.delete(content), failure.reject);
  });
  parser.once('finish', () => {
    isFinished = true;
  });
  parser.on('error', damaged);

  const areTiny = countPieces();
  let received = 0;
  /** Sits between body and parser, so that an exception of the parser becomes an error of this stream. */
  const input = new Writable({
    write(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > maxBytes) return done(tooLarge());
      if (areTiny(chunk)) return done(refusals.malformed());
      try {
        parser.write(chunk, () => done());
      } catch {
        done(refusals.malformed());
      }
    },
  });
  input.on('error', failure.reject);
  const onClose = () => body.readableEnded || damaged();
  const onAbort = () => failure.reject(signal.reason);

  async function readToEnd(): Promise<void> {
    await new Promise<void>((resolve) => body.pipe(input).once('finish', resolve));
    if (received === 0) return;
    parser.end();
    await reading;
    // The parser has received everything and finishes within a few ticks, unless the header of a part is unterminated.
    await nextTurn();
    if (!isFinished) throw refusals.malformed();
  }

  body.once('close', onClose);
  signal.addEventListener('abort', onAbort);
  try {
    await Promise.race([readToEnd(), failure.promise]);
  } catch (error) {
    body.unpipe(input);
    for (const content of unread) content.destroy();
    throw error;
  } finally {
    body.off('close', onClose);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Every part is read as raw bytes: the parser's own text fields would replace invalid UTF-8. */
function createParser({ headers }: IncomingMessage) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: () => true,
      limits: { headerPairs: HEADER_PAIRS_MAX, headerSize: HEADER_MAX_BYTES },
    });
  } catch {
    // The boundary is missing or too long.
    throw refusals.malformed();
  }
}
