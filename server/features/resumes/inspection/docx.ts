import { type Entry, fromBufferPromise } from 'yauzl';
import type { ResumeRefusal } from '../../../../contract/forms/application.ts';

const SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1');
/** A document has dozens of parts; one with many pictures, some hundreds. */
const PARTS_MAX = 1000;
/** As the list of contents says: it may lie, but then programs that open it notice. */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024;

const CONTENT_TYPES = '[content_types].xml';
/** Word on the web numbers the main part now and then. */
const MAIN_PART = /^word\/document\d{0,2}\.xml$/;
const OTHER_PROGRAMS_PART = /^(?:xl|ppt|visio)\//;
const MACRO_PART =
  /(?:^|\/)(?:vbaproject[^/]*\.bin|vbadata\.xml)$|\.(?:docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppam|ppsm)$/;
const CONTROL_PART = /^word\/activex\//;

export function startsAsZip(content: Buffer): boolean {
  return content.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/** An archive is found from its end, so that it can hide behind a file of any other format. */
export function isZip(content: Buffer): Promise<boolean> {
  return fromBufferPromise(content).then(
    () => true,
    () => false,
  );
}

/**
 * Judged by its list of contents; nothing is unpacked. What tells a template from a document is inside a part that is
 * compressed, so that a renamed template without macros, which is harmless, is taken for a document.
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

/** Undefined where the archive is damaged, or has more parts than a document. */
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
