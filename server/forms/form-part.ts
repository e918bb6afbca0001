import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { MinBodyRate } from '../http/min-body-rate.ts';
import { networkOf } from '../http/rate-limits/network.ts';
import { Refusal, refusals } from '../http/responses/refusal.ts';
import { type FormPart, readText } from './multipart.ts';
import { foldLineBreaks } from './typed-text.ts';

/** More than any text field may hold: a longer value is refused by the field's own rule, never silently truncated. */
const TEXT_MAX_BYTES = 32 * 1024;
/**
 * Maximum of all parts together except files, which have their own limits. No more is kept, either: a sender who takes
 * minutes for a body would hold megabytes of memory otherwise, and may send a hundred bodies at the same time.
 */
const TEXTS_MAX_BYTES = 128 * 1024;
const NAME_MAX_CHARACTERS = 100;

type SentFile = {
  readonly fileName: string;
  /** The network that the request comes from. */
  readonly network: string;
};

/** Receives an uploaded file. */
export type FileField<Upload> = {
  readonly name: string;
  readonly maxFiles: number;
  /** Cleans up after itself if it fails. A `Refusal` is shown to the visitor with the errors of the other fields. */
  receive(content: AsyncIterable<Buffer>, sent: SentFile): Promise<Upload>;
  /** Called for every received file after the response was sent or the request has failed. */
  discard(file: Upload): Promise<void>;
  /** Part of the hash of the body: another file under the same submission id is another body. */
  digest(file: Upload): string;
  /** The refusal of a body that is too large, which only files can cause. */
  tooLarge(): Refusal;
  /** The refusal of more files than `maxFiles`. */
  tooMany(): Refusal;
};

export type FormRules<Upload> = {
  /** Names of the text fields; parts with other names are ignored. */
  readonly fields: ReadonlySet<string>;
  readonly file?: FileField<Upload> | undefined;
  /** Called before the first file of a form is received. A `Refusal` is shown as if it were about the file. */
  countUpload?(request: FastifyRequest): Promise<void>;
  readonly bodyMaxBytes: number;
  readonly minBodyRate: MinBodyRate;
  /** Whether a body with too large a Content-Length is still read, up to the limit, for what was typed. */
  readonly readsOversizedBody: boolean;
};

export type ReceivedForm<Upload> = {
  readonly request: FastifyRequest;
  /** The submitted text, by field name. */
  readonly values: Map<string, string>;
  /** Names of fields whose value is longer than any rule allows; only the beginning was kept. */
  readonly overlong: Set<string>;
  /** Total size of the parts that are not files. */
  textBytes: number;
  /** Size of what was kept of them. */
  keptBytes: number;
  /** In the order in which they were received. */
  readonly files: Upload[];
  /** The refusal of the first invalid file; later files are ignored. */
  fileRefusal?: Refusal;
  /** The form was refused, so a file that is still being received is not needed any more. */
  isAbandoned: boolean;
};

/** Returns the refusal of the part instead of throwing it, so that the parts after it are still read. */
export async function readPart<Upload>(
  part: FormPart,
  rules: FormRules<Upload>,
  form: ReceivedForm<Upload>,
): Promise<Refusal | undefined> {
  const { name = '', fileName, content } = part;
  if (fileName !== undefined && name === rules.file?.name)
    return receiveFile(content, fileName, rules.file, rules, form);

  const isKnown = rules.fields.has(name);
  const problem = partProblem(part, { isKnown, isRepeated: form.values.has(name) });
  const received = await readText(content, Math.min(TEXT_MAX_BYTES, TEXTS_MAX_BYTES - form.keptBytes));
  form.textBytes += received.size;
  if (problem || !isKnown) return problem ?? tooMuchText(form, rules);
  const text = decode(received);
  if (text === undefined) return refusals.unreadableText();
  form.values.set(name, text);
  form.keptBytes += received.start.length;
  if (received.isCut) form.overlong.add(name);
  return tooMuchText(form, rules);
}

/** A form without JavaScript gets the typed values back instead, with an error at the field that is too long. */
function tooMuchText<Upload>({ textBytes }: ReceivedForm<Upload>, { readsOversizedBody }: FormRules<Upload>) {
  return textBytes > TEXTS_MAX_BYTES && !readsOversizedBody ? refusals.tooLarge() : undefined;
}

function partProblem({ name, fileName }: FormPart, known: { isKnown: boolean; isRepeated: boolean }) {
  if (name === undefined || name.length > NAME_MAX_CHARACTERS || name in Object.prototype)
    return refusals.malformed();
  if (known.isKnown && fileName !== undefined) return refusals.malformed();
  return known.isRepeated ? refusals.repeatedField(name) : undefined;
}

async function receiveFile<Upload>(
  content: Readable,
  fileName: string,
  field: FileField<Upload>,
  { countUpload }: FormRules<Upload>,
  form: ReceivedForm<Upload>,
) {
  const chunks = content.iterator({ destroyOnReturn: false });
  try {
    // Browsers send this for a file field that was left empty.
    if (fileName === '') return (await chunks.next()).done ? undefined : refusals.malformed();
    if (form.fileRefusal) return undefined;
    if (form.files.length === 0) await countUpload?.(form.request);
    if (form.files.length === field.maxFiles) throw field.tooMany();
    const file = await field.receive(chunks, { fileName, network: networkOf(form.request) });
    if (form.isAbandoned) await field.discard(file);
    else form.files.push(file);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    form.fileRefusal = error.at(field.name);
  } finally {
    await chunks.return?.();
    // Discards the rest of the file: the parser emits the next part only after the end of this one.
    content.resume();
  }
  return undefined;
}

function decode({ start, isCut }: { start: Buffer; isCut: boolean }): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(start, { stream: isCut });
    return foldLineBreaks(text);
  } catch {
    return undefined;
  }
}
