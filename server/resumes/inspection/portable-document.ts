import type { ResumeRefusal } from '../../../contract/job-application.ts';
import { type FilePieces, readEnd, readStart } from './file-pieces.ts';

/** Readers look for the header in the first kilobyte, and for the end marker in the last. */
const MARKER_WINDOW_BYTES = 1024;
/** What a match may need from the piece before: longer than any pattern below can be. */
const OVERLAP_BYTES = 256;

/** Nothing but a byte order mark and white space may stand before the header: anything else is a second format. */
const HEADER = /^(?:\u00ef\u00bb\u00bf)?[\s]{0,512}%PDF-\d/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and Ctrl-Z are padding that real files end with
const ENDING = /%%EOF[\s\u0000\u001a]*$/;

/** The entry that makes a document encrypted stands in the trailer, which is neither encrypted nor compressed. */
const ENCRYPTION = /\/Encrypt\s{0,64}(?:<<|\d{1,10}\s{1,64}\d{1,5}\s{1,64}R)/;
/** An action and its type. The bare words are no evidence: a page may say "HTML/JavaScript". */
const ACTION = /\/(?:S|#53)\s{0,64}\/([!-$&'*-.0-;=?-Z\\^-z|~]{1,64})/g;
const REFUSED_ACTIONS = new Set(['JavaScript', 'Launch']);

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
  const start = await readStart(file, MARKER_WINDOW_BYTES);
  if (!isPortableDocument(start)) return 'wrongType';
  const end = await readEnd(file, MARKER_WINDOW_BYTES);
  if (!ENDING.test(end.toString('latin1'))) return 'damaged';
  for await (const piece of file.scan(OVERLAP_BYTES)) {
    const refusal = inspectPiece(piece.toString('latin1'));
    if (refusal) return refusal;
  }
  return undefined;
}

function inspectPiece(text: string): ResumeRefusal | undefined {
  if (ENCRYPTION.test(text)) return 'locked';
  for (const [, name = ''] of text.matchAll(ACTION)) {
    if (REFUSED_ACTIONS.has(withoutEscapes(name))) return 'activeContent';
  }
  return undefined;
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
function withoutEscapes(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
