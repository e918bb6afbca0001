import type { FastifyReply, FastifyRequest } from 'fastify';
import { watchBody } from '../http/body-limits.ts';
import { type Refusal, refusals } from '../http/responses/refusal.ts';
import { type FormRules, type ReceivedForm, ReceiveFailure, readPart } from './form-part.ts';
import { detectParserStall } from './parser-stall.ts';

const PARTS_MAX = 40;

/** A form of which nothing has arrived yet. */
export function emptyForm<Upload>(): ReceivedForm<Upload> {
  return { values: new Map(), overlong: new Set(), textBytes: 0, files: [] };
}

/**
 * Reads a multipart form into `form`, or throws a `Refusal`; what was read until then stays in `form`. What is wrong
 * inside a complete body is reported once it was read to its end: the connection stays usable and the browser sees
 * the response.
 */
export async function readForm<Upload>(
  request: FastifyRequest,
  reply: FastifyReply,
  rules: FormRules<Upload>,
  form: ReceivedForm<Upload>,
): Promise<void> {
  if (!request.isMultipart()) throw refusals.wrongType();
  const limits = watchBody(request.raw, {
    maxBytes: rules.bodyMaxBytes,
    minBodyRate: rules.minBodyRate,
    tooLarge: rules.file?.tooLarge,
    refusesByContentLength: !rules.readsOversizedBody,
  });
  // The client sent `Expect: 100-continue`, and all checks before the body have passed.
  if (request.headers.expect) reply.raw.writeContinue();

  const reading = readParts(request, rules, form);
  let isReading = true;
  const read = reading.finally(() => {
    isReading = false;
  });
  try {
    await Promise.race([read, limits.exceeded]);
  } catch (error) {
    const discarded = read.catch(() => {}).then(() => discardFiles(rules, form));
    // After a limit was hit, the parts end only with the connection.
    if (!isReading) await discarded;
    throw error;
  } finally {
    limits.stop();
  }
}

export async function discardFiles<Upload>(
  rules: FormRules<Upload>,
  form: ReceivedForm<Upload>,
): Promise<void> {
  for (const file of form.files) await rules.file?.discard(file);
}

async function readParts<Upload>(
  request: FastifyRequest,
  rules: FormRules<Upload>,
  form: ReceivedForm<Upload>,
) {
  const parserStall = detectParserStall(request.raw);
  let problem: Refusal | undefined;
  try {
    // Every part as raw bytes: the parser's own text fields replace broken UTF-8 and parse JSON.
    const parts = request.parts({
      isPartAFile: () => true,
      // The whole body is limited already; the parser's own limit for a file would be 1 MiB.
      limits: { parts: PARTS_MAX, headerPairs: 20, headerSize: 4096, fileSize: rules.bodyMaxBytes },
    });
    for (;;) {
      const next = await Promise.race([parts.next(), parserStall.exceeded]);
      if (next.done) break;
      parserStall.setWaiting(false);
      const found = next.value.type === 'file' ? await readPart(next.value, rules, form) : undefined;
      parserStall.setWaiting(true);
      problem ??= found;
    }
  } catch (error) {
    throw parserErrorAsRefusal(error);
  } finally {
    parserStall.stop();
  }
  if (problem) throw problem;
}

/** The parser's own errors carry other statuses, or none: without this they would become a 500. */
function parserErrorAsRefusal(error: unknown): unknown {
  if (error instanceof ReceiveFailure) return error.cause;
  if (error instanceof Error && 'code' in error && /_LIMIT$/.test(String(error.code)))
    return refusals.tooLarge();
  return refusals.malformed();
}
