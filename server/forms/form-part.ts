import type { MultipartFile } from '@fastify/multipart';
import type { MinBodyRate } from '../http/min-body-rate.ts';
import { Refusal, refusals } from '../http/responses/refusal.ts';

/** More than any text field may hold: what is longer is refused by the field's own rule, never cut silently. */
const TEXT_MAX_BYTES = 32 * 1024;
/** Of all parts together but the files, which have limits of their own. */
const TEXTS_MAX_BYTES = 128 * 1024;
const NAME_MAX_CHARACTERS = 100;

/** Receives an uploaded file. */
export type FileField<Upload> = {
  readonly name: string;
  readonly maxFiles: number;
  /** Cleans up after itself when it fails. A `Refusal` is shown to the visitor with the errors of the other fields. */
  receive(content: AsyncIterable<Buffer>, named: { fileName: string; mediaType: string }): Promise<Upload>;
  /** Called for every received file once the response is sent or the request has failed. */
  discard(file: Upload): Promise<void>;
  /** Another file under the same submission id is another body. */
  digest(file: Upload): string;
  /** The refusal of a body that is too large, which only its files can make it. */
  tooLarge(): Refusal;
  /** The refusal of more than `maxFiles`. */
  tooMany(): Refusal;
};

export type FormRules<Upload> = {
  /** Names of the text fields; parts with other names are ignored. */
  readonly fields: ReadonlySet<string>;
  readonly file?: FileField<Upload> | undefined;
  readonly bodyMaxBytes: number;
  readonly minBodyRate: MinBodyRate;
  /** Whether a body with too large a Content-Length is still read, up to the limit, for what was typed. */
  readonly readsOversizedBody: boolean;
};

export type ReceivedForm<Upload> = {
  /** As typed, by name. */
  readonly values: Map<string, string>;
  /** Fields whose value is longer than any rule allows; only the beginning was kept. */
  readonly overlong: Set<string>;
  /** Of all parts that are no files. */
  textBytes: number;
  /** In the order in which they came. */
  readonly files: Upload[];
  /** What is wrong with the first file that was refused; those after it are ignored. */
  fileRefusal?: Refusal;
};

/** Returns what is wrong with the part rather than throwing it, so that the parts after it are still read. */
export async function readPart<Upload>(
  part: MultipartFile,
  rules: FormRules<Upload>,
  form: ReceivedForm<Upload>,
): Promise<Refusal | undefined> {
  const { fieldname: name, filename } = part;
  const isFile = filename !== undefined;
  if (isFile && name === rules.file?.name) return receiveFile(part, rules.file, form);

  const isKnown = typeof name === 'string' && rules.fields.has(name);
  const problem = partProblem(name, { isKnown, isFile, isRepeated: form.values.has(name) });
  const bytes = await readStart(part.file);
  form.textBytes += bytes.size;
  if (problem || !isKnown) return problem ?? tooMuchText(form, rules);
  const text = decode(bytes);
  if (text === undefined) return refusals.unreadableText();
  form.values.set(name, text);
  if (bytes.isCut) form.overlong.add(name);
  return tooMuchText(form, rules);
}

/** A form without JavaScript gets the typed values back instead, with the field named that is too long. */
function tooMuchText<Upload>({ textBytes }: ReceivedForm<Upload>, { readsOversizedBody }: FormRules<Upload>) {
  return textBytes > TEXTS_MAX_BYTES && !readsOversizedBody ? refusals.tooLarge() : undefined;
}

function partProblem(name: unknown, part: { isKnown: boolean; isFile: boolean; isRepeated: boolean }) {
  if (typeof name !== 'string' || name.length > NAME_MAX_CHARACTERS) return refusals.malformed();
  if (part.isKnown && part.isFile) return refusals.malformed();
  return part.isRepeated ? refusals.repeatedField(name) : undefined;
}

async function receiveFile<Upload>(
  part: MultipartFile,
  field: FileField<Upload>,
  form: ReceivedForm<Upload>,
) {
  const content = part.file.iterator({ destroyOnReturn: false });
  try {
    // What a browser sends for a file field that was left empty.
    if (part.filename === '') return (await content.next()).done ? undefined : refusals.malformed();
    if (form.fileRefusal) return undefined;
    if (form.files.length === field.maxFiles) throw field.tooMany();
    form.files.push(await field.receive(content, { fileName: part.filename, mediaType: part.mimetype }));
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

/** A full disk is not the visitor's fault; a damaged form is. */
export class ReceiveFailure extends Error {
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
  return { start: Buffer.concat(chunks), size, isCut: size > TEXT_MAX_BYTES };
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
