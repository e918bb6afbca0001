import { type Entry, fromBufferPromise } from 'yauzl';
import type { ResumeRefusal } from '../../../../contract/forms/application.ts';

const SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1');
/** A document has dozens of parts; one with many pictures has some hundreds. */
const PARTS_MAX = 1000;
/**
 * Checked against the sizes in the archive's directory. They may be false, but then the program that opens the file
 * notices.
 */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024;

const CONTENT_TYPES = '[content_types].xml';
/** Word on the web sometimes numbers the main part. */
const MAIN_PART = /^word\/document\d{0,2}\.xml$/;
const OTHER_PROGRAMS_PART = /^(?:xl|ppt|visio)\//;
const MACRO_PART =
  /(?:^|\/)(?:vbaproject[^/]*\.bin|vbadata\.xml)$|\.(?:docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppam|ppsm)$/;
const CONTROL_PART = /^word\/activex\//;

export function startsAsZip(content: Buffer): boolean {
  return content.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/** A ZIP archive is read from its end, so it can hide behind a file of any other format. */
export function isZip(content: Buffer): Promise<boolean> {
  return fromBufferPromise(content).then(
    () => true,
    () => false,
  );
}

/**
 * Checks the archive's directory only; nothing is unpacked. A template differs from a document only inside a compressed
 * part, so that a renamed template without macros, which is harmless, is accepted as a document.
 */
export async function inspectDocx(content: Buffer): Promise<ResumeRefusal | undefined> {
  const parts = await readParts(content);
  if (!parts) return 'damaged';
  const names = parts.map(({ fileName }) => fileName.toLowerCase());
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));

  if (!names.includes(CONTENT_TYPES) || !has(MAIN_PART) || has(OTHER_PROGRAMS_PART)) return 'wrongType';
  if (parts.some((part) => part.isEncrypted())) return 'locked';
  if (has(MACRO_PART)) return 'macros';
  if (has(CONTROL_PART)) return 'controls';
  const unpackedBytes = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  return unpackedBytes > UNPACKED_MAX_BYTES ? 'damaged' : undefined;
}

/** Undefined if the archive is damaged or has more parts than a document. */
async function readParts(content: Buffer): Promise<Entry[] | undefined> {
  try {
    const archive = await fromBufferPromise(content);
    if (archive.entryCount > PARTS_MAX) return undefined;
    const parts: Entry[] = [];
    for await (const part of archive.eachEntry()) parts.push(part);
    return parts;
  } catch {
    return undefined;
  }
}
