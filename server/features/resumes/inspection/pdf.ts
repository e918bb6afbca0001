import type { ResumeRefusal } from '../../../../contract/forms/application.ts';

/** Readers look for the header in the first kilobyte and for the end marker in the last. */
const MARKER_WINDOW_BYTES = 1024;

/** Only a byte order mark and whitespace may precede the header: anything else may be a second format. */
const HEADER = /^(?:\u00ef\u00bb\u00bf)?\s{0,512}%PDF-\d/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and Ctrl-Z are padding that real files end with
const ENDING = /%%EOF[\s\u0000\u001a]*$/;

const ENCRYPTION_KEY = '/Encrypt';
const ENCRYPTION = /^\/Encrypt\s{0,9}(?:<<|\d{1,10}\s{1,9}\d{1,5}\s{1,9}R)/;
const ENCRYPTION_MAX_BYTES = 64;
/** Each save of the file adds a trailer. The limit bounds the time for a file that consists of keys only. */
const ENCRYPTION_KEYS_MAX = 1000;

export function startsAsPdf(content: Buffer): boolean {
  return HEADER.test(content.toString('latin1', 0, MARKER_WINDOW_BYTES));
}

/** Readers that search for the header would also find it after the beginning of another format. */
export function hasPdfHeader(content: Buffer): boolean {
  return content.subarray(0, MARKER_WINDOW_BYTES).includes('%PDF-');
}

/** Does not look for scripts: most of a PDF is compressed, so the absence of scripts could not be guaranteed. */
export function inspectPdf(content: Buffer): ResumeRefusal | undefined {
  if (!ENDING.test(content.subarray(-MARKER_WINDOW_BYTES).toString('latin1'))) return 'damaged';
  return isEncrypted(content) ? 'locked' : undefined;
}

/**
 * The trailer, which is neither encrypted nor compressed, refers to the encryption. The word alone may be text of a
 * page.
 */
function isEncrypted(content: Buffer): boolean {
  let at = content.indexOf(ENCRYPTION_KEY);
  for (let keys = 0; at >= 0 && keys < ENCRYPTION_KEYS_MAX; keys++) {
    // Only the bytes after a key are decoded: the whole file would become a string of megabytes.
    if (ENCRYPTION.test(content.toString('latin1', at, at + ENCRYPTION_MAX_BYTES))) return true;
    at = content.indexOf(ENCRYPTION_KEY, at + 1);
  }
  return false;
}
