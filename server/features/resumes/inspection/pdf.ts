import type { ResumeRefusal } from '../../../../contract/forms/application.ts';

/** Readers look for the header in the first kilobyte, and for the end marker in the last. */
const MARKER_WINDOW_BYTES = 1024;

/** Nothing but a byte order mark and white space may come before the header: anything else is a second format. */
const HEADER = /^(?:\u00ef\u00bb\u00bf)?\s{0,512}%PDF-\d/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and Ctrl-Z are padding that real files end with
const ENDING = /%%EOF[\s\u0000\u001a]*$/;

const ENCRYPTION_KEY = '/Encrypt';
const ENCRYPTION = /^\/Encrypt\s{0,9}(?:<<|\d{1,10}\s{1,9}\d{1,5}\s{1,9}R)/;
const ENCRYPTION_MAX_BYTES = 64;
/** A trailer for each time that the file was saved; a file of nothing but keys would take a second. */
const ENCRYPTION_KEYS_MAX = 1000;

export function startsAsPdf(content: Buffer): boolean {
  return HEADER.test(content.toString('latin1', 0, MARKER_WINDOW_BYTES));
}

/** Readers that search for the header would also find it behind the beginning of another format. */
export function hasPdfHeader(content: Buffer): boolean {
  return content.subarray(0, MARKER_WINDOW_BYTES).includes('%PDF-');
}

/** Not for scripts: most of a PDF is compressed, so that nothing about them could be promised. */
export function inspectPdf(content: Buffer): ResumeRefusal | undefined {
  if (!ENDING.test(content.subarray(-MARKER_WINDOW_BYTES).toString('latin1'))) return 'damaged';
  return isEncrypted(content) ? 'locked' : undefined;
}

/** The trailer says so, which is neither encrypted nor compressed. The bare word is no evidence: a page may have it. */
function isEncrypted(content: Buffer): boolean {
  let at = content.indexOf(ENCRYPTION_KEY);
  for (let keys = 0; at >= 0 && keys < ENCRYPTION_KEYS_MAX; keys++) {
    // Only what follows a key becomes text: all of it would be megabytes of garbage.
    if (ENCRYPTION.test(content.toString('latin1', at, at + ENCRYPTION_MAX_BYTES))) return true;
    at = content.indexOf(ENCRYPTION_KEY, at + 1);
  }
  return false;
}
