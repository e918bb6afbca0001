import type { ResumeRefusal } from '../../../contract/forms/application.ts';
import type { FilePieces } from './file-pieces.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const CONTENT_TYPES = '[content_types].xml';
/** Word on the web numbers the main part now and then. */
const MAIN_PART = /^word\/document\d{0,2}\.xml$/;
const OTHER_PROGRAMS_PART = /^(?:xl|ppt|visio)\//;
const MACRO_PART =
  /(?:^|\/)(?:vbaproject[^/]*\.bin|vbadata\.xml)$|\.(?:docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppam|ppsm)$/;
const CONTROL_PART = /^word\/activex\//;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
const UNSAFE_NAME = /^\/|\\|(?:^|\/)\.\.(?:\/|$)|[\u0000-\u001f]|^[a-z]:/;

const CONTENT_TYPES_MAX_BYTES = 64 * 1024;
const INFLATED_MAX_BYTES = 100 * 1024 * 1024;
const RATIO_MATTERS_ABOVE_BYTES = 1024 * 1024;
const RATIO_MAX = 150;

/**
 * Judged by its list of contents; nothing is unpacked. What tells a template from a document is inside
 * a part that is nearly always compressed, so that a renamed template without macros, which is harmless,
 * is recognised only where that part is not.
 */
export async function inspectWordPackage(file: FilePieces): Promise<ResumeRefusal | undefined> {
  const entries = await readZipDirectory(file);
  const parts = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const names = [...parts.keys()];

  const contentTypes = parts.get(CONTENT_TYPES);
  if (!contentTypes || !names.some((name) => MAIN_PART.test(name))) return 'wrongType';
  if (names.some((name) => OTHER_PROGRAMS_PART.test(name))) return 'wrongType';
  if (entries.some((entry) => entry.isEncrypted)) return 'locked';
  if (names.some((name) => MACRO_PART.test(name))) return 'macros';
  if (names.some((name) => CONTROL_PART.test(name))) return 'activeContent';
  if (parts.size !== entries.length || names.some((name) => UNSAFE_NAME.test(name))) return 'damaged';
  if (!hasBelievableSizes(entries, file.size)) return 'damaged';
  return contentTypes.isStored ? inspectContentTypes(file, contentTypes) : undefined;
}

/** Parts that overlap, or grow beyond what text does, are there to exhaust the memory of the opening program. */
function hasBelievableSizes(entries: ZipEntry[], fileBytes: number): boolean {
  const total = (bytes: (entry: ZipEntry) => number) => entries.reduce((sum, entry) => sum + bytes(entry), 0);
  return (
    total((entry) => entry.compressedBytes) < fileBytes &&
    total((entry) => entry.inflatedBytes) <= INFLATED_MAX_BYTES &&
    entries.every(hasBelievableRatio)
  );
}

function hasBelievableRatio({ isStored, compressedBytes, inflatedBytes }: ZipEntry): boolean {
  if (isStored) return compressedBytes === inflatedBytes;
  // Compressing can lengthen, by a few bytes for each block: much more means that the stated size is false.
  if (compressedBytes > inflatedBytes * 1.01 + 64) return false;
  return inflatedBytes <= RATIO_MATTERS_ABOVE_BYTES || inflatedBytes <= compressedBytes * RATIO_MAX;
}

async function inspectContentTypes(file: FilePieces, entry: ZipEntry): Promise<ResumeRefusal | undefined> {
  if (entry.compressedBytes > CONTENT_TYPES_MAX_BYTES) return 'damaged';
  const text = (await file.read(entry.offset, entry.compressedBytes)).toString('latin1');
  if (/macroEnabled/i.test(text)) return 'macros';
  if (/wordprocessingml\.template\.main\+xml/i.test(text)) return 'template';
  return undefined;
}
