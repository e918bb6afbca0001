import type { ResumeRefusal } from '../../../contract/forms/application.ts';
import { type FilePieces, readEnd } from './file-pieces.ts';
import { hasRefusedAction } from './pdf-actions.ts';

/** Readers look for the header in the first kilobyte, and for the end marker in the last. */
const MARKER_WINDOW_BYTES = 1024;
/** Longer than an encryption entry or an action can be, with all the space inside that is looked through. */
const OVERLAP_BYTES = 256;

/** Nothing but a byte order mark and white space may come before the header: anything else is a second format. */
const HEADER = /^(?:\u00ef\u00bb\u00bf)?[\s]{0,512}%PDF-\d/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and Ctrl-Z are padding that real files end with
const ENDING = /%%EOF[\s\u0000\u001a]*$/;

/** The entry of an encrypted document is in its trailer, which is neither encrypted nor compressed. */
const ENCRYPTION = /^\/Encrypt\s{0,64}(?:<<|\d{1,10}\s{1,64}\d{1,5}\s{1,64}R)/;
export function isPortableDocument(start: Buffer): boolean {
  return HEADER.test(start.toString('latin1'));
}

/** Readers that search for the header would also find it behind the beginning of another format. */
export function hidesPortableDocument(start: Buffer): boolean {
  return start.subarray(0, MARKER_WINDOW_BYTES).includes('%PDF-');
}

/**
 * Attached files are let through: a Europass CV carries its own data as one, and readers ask before they
 * open it. Scripts and launched programs run by themselves; those that are compressed are not seen.
 */
export async function inspectPortableDocument(file: FilePieces): Promise<ResumeRefusal | undefined> {
  const end = await readEnd(file, MARKER_WINDOW_BYTES);
  if (!ENDING.test(end.toString('latin1'))) return 'damaged';
  for await (const piece of file.scan(OVERLAP_BYTES)) {
    const refusal = inspectPiece(piece);
    if (refusal) return refusal;
  }
  return undefined;
}

function inspectPiece(piece: Buffer): ResumeRefusal | undefined {
  for (const text of textsAt('/Encrypt', piece)) if (ENCRYPTION.test(text)) return 'locked';
  return hasRefusedAction(piece) ? 'activeContent' : undefined;
}

/** Only what follows a key becomes text: whole pieces as text would be megabytes of garbage. */
function* textsAt(key: string, piece: Buffer): Generator<string> {
  for (let at = piece.indexOf(key); at >= 0; at = piece.indexOf(key, at + 1)) {
    yield piece.toString('latin1', at, at + OVERLAP_BYTES);
  }
}
