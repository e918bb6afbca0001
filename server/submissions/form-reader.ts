import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusals } from '../answers/refusal.ts';
import { watchBody } from './body-limits.ts';

/** More than any text field may hold: what is longer is refused by the field's own rule, never cut silently. */
const TEXT_MAX_BYTES = 32 * 1024;
const PARTS_MAX = 40;
const NAME_MAX_CHARACTERS = 100;

/** Takes an uploaded file in. */
export type FileField<File> = {
  readonly name: string;
  /** Cleans up after itself when it fails. A `Refusal` is told to the visitor together with the other fields. */
  receive(content: AsyncIterable<Buffer>, named: { fileName: string; mediaType: string }): Promise<File>;
  /** Called for every received file once the request is answered or has failed. */
  discard(file: File): Promise<void>;
  /** Another file under the same submission id is another body. */
  digest(file: File): string;
  /** Said of a whole body that is too large, which only its file can be. */
  tooLarge(): Refusal;
};

export type FormRules<File> = {
  /** Names of the text fields; parts with other names are passed over. */
  readonly fields: ReadonlySet<string>;
  readonly file?: FileField<File> | undefined;
  readonly bodyMaxBytes: number;
  readonly readTimeoutMs: number;
};

export type ReceivedForm<File> = {
  /** As typed, by name. */
  readonly values: Map<string, string>;
  /** Fields whose value is longer than any rule allows; only the beginning was kept. */
  readonly overlong: Set<string>;
  file?: File;
  fileRefusal?: Refusal;
};

/**
 * Reads a multipart form, or throws a `Refusal`. What is wrong inside a complete body is told once it was read
 * to its end: the connection stays usable and a browser sees the answer.
 */
export async function readForm<File>(
  request: FastifyRequest,
  reply: FastifyReply,
  rules: FormRules<File>,
): Promise<ReceivedForm<File>> {
  if (!request.isMultipart()) throw refusals.wrongType();
  const limits = watchBody(request.raw, {
    maxBytes: rules.bodyMaxBytes,
    timeoutMs: rules.readTimeoutMs,
    tooLarge: rules.file?.tooLarge,
  });
  // The client asked before sending, and by now nothing speaks against it.
  if (request.headers.expect) reply.raw.writeContinue();

  const form: ReceivedForm<File> = { values: new Map(), overlong: new Set() };
  const reading = readParts(request, rules, form);
  let isReading = true;
  const read = reading.finally(() => {
    isReading = false;
  });
  try {
    await Promise.race([read, limits.exceeded]);
    return form;
  } catch (error) {
    const discarded = read.catch(() => {}).then(() => discardFile(rules, form));
    // Where a limit ended it, the parts end only with the connection.
    if (!isReading) await discarded;
    throw error;
  } finally {
    limits.stop();
  }
}

export async function discardFile<File>(rules: FormRules<File>, form: ReceivedForm<File>): Promise<void> {
  if (form.file !== undefined) await rules.file?.discard(form.file);
}

async function readParts<File>(request: FastifyRequest, rules: FormRules<File>, form: ReceivedForm<File>) {
  let problem: Refusal | undefined;
  try {
    // Every part as raw bytes: the parser's own text fields mend broken UTF-8 and turn JSON into objects.
    const parts = request.parts({
      isPartAFile: () => true,
      // The whole body is limited already; the parser's own limit for a file would be 1 MiB.
      limits: { parts: PARTS_MAX, headerPairs: 20, headerSize: 4096, fileSize: rules.bodyMaxBytes },
    });
    for await (const part of parts) {
      const found = part.type === 'file' ? await readPart(part, rules, form) : undefined;
      problem ??= found;
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (problem) throw problem;
}

/** Returns what is wrong with the part rather than throwing it, so that the parts after it are still read. */
async function readPart<File>(
  part: MultipartFile,
  rules: FormRules<File>,
  form: ReceivedForm<File>,
): Promise<Refusal | undefined> {
  const { fieldname: name, filename } = part;
  const isFile = filename !== undefined;
  if (isFile && name === rules.file?.name) return receiveFile(part, rules.file, form);

  const isKnown = typeof name === 'string' && rules.fields.has(name);
  const problem = problemOf(name, { isKnown, isFile, isRepeated: form.values.has(name) });
  if (problem || !isKnown) {
    part.file.resume();
    return problem;
  }
  const bytes = await readStart(part.file);
  const text = decode(bytes);
  if (text === undefined) return refusals.unreadableText();
  form.values.set(name, text);
  if (bytes.isCut) form.overlong.add(name);
  return undefined;
}

function problemOf(name: unknown, part: { isKnown: boolean; isFile: boolean; isRepeated: boolean }) {
  if (typeof name !== 'string' || name.length > NAME_MAX_CHARACTERS) return refusals.malformed();
  if (part.isKnown && part.isFile) return refusals.malformed();
  return part.isRepeated ? refusals.repeatedField(name) : undefined;
}

async function receiveFile<File>(part: MultipartFile, field: FileField<File>, form: ReceivedForm<File>) {
  const content = part.file.iterator({ destroyOnReturn: false });
  try {
    if (form.file !== undefined || form.fileRefusal) return refusals.repeatedField(field.name);
    // What a browser sends for a file field that was left empty.
    if (part.filename === '') return (await content.next()).done ? undefined : refusals.malformed();
    form.file = await field.receive(content, { fileName: part.filename, mediaType: part.mimetype });
  } catch (error) {
    if (part.file.errored) throw part.file.errored;
    if (!(error instanceof Refusal)) throw new ReceiveFailure(error);
    form.fileRefusal = error;
  } finally {
    await content.return?.();
    // Whatever was not read is dropped: the parts behind the file come only after its end.
    part.file.on('data', () => {}).resume();
  }
  return undefined;
}

/** Tells a full disk from a damaged form. */
class ReceiveFailure extends Error {
  constructor(cause: unknown) {
    super('The file could not be taken in.', { cause });
  }
}

async function readStart(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (size <= TEXT_MAX_BYTES) chunks.push(chunk);
    size += chunk.length;
  }
  return { start: Buffer.concat(chunks), isCut: size > TEXT_MAX_BYTES };
}

function decode({ start, isCut }: { start: Buffer; isCut: boolean }): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(start, { stream: isCut });
    // Browsers send every line break as two characters; the rules count what the visitor typed.
    return text.replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

/** The parser's own errors carry other statuses, or none: the stock server would answer 500. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ReceiveFailure) return error.cause;
  if (error instanceof Error && 'code' in error && /_LIMIT$/.test(String(error.code)))
    return refusals.tooLarge();
  return refusals.malformed();
}
