import type { ResumeRefusal } from '../../../../contract/forms/application.ts';

/**
 * The container of the old Office formats (OLE): a small file system with sectors, chains of sectors and a directory.
 */
type Entry = {
  /** Converted to upper case, because the container compares names without regard to case. */
  readonly name: string;
  readonly kind: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly firstSector: number;
  readonly size: number;
};

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const SECTOR_SHIFTS = [9, 12];
const ENTRY_BYTES = 128;
/** More entries than any document has: a longer chain of sectors is a loop. */
const ENTRIES_MAX = 8192;
const NAME_MAX_BYTES = 64;
const END_OF_CHAIN = 0xfffffffe;
const UNUSED = 0;
const STREAM = 2;
const ROOT = 5;
/** Smaller streams share sectors. Word never writes its text into such a stream. */
const MINI_STREAM_CUTOFF_BYTES = 4096;

const LOCKED_STREAMS = ['ENCRYPTEDPACKAGE', 'ENCRYPTIONINFO'];
const OTHER_PROGRAMS_STREAMS = ['WORKBOOK', 'BOOK', 'POWERPOINT DOCUMENT', 'VISIODOCUMENT'];
const MACRO_ENTRIES = ['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'];
const WORD_STREAM = 'WORDDOCUMENT';
const FLAGS_OFFSET = 10;
const TEMPLATE_FLAG = 0x0001;
const ENCRYPTED_FLAG = 0x0100;

export function isCompoundFile(content: Buffer): boolean {
  return content.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

export function inspectDoc(content: Buffer): ResumeRefusal | undefined {
  try {
    return inspectCompoundFile(content);
  } catch (error) {
    // Every offset comes from the file: one outside of it means that the file is damaged.
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
}

function inspectCompoundFile(content: Buffer): ResumeRefusal | undefined {
  const sectorShift = content.readUInt16LE(30);
  if (!SECTOR_SHIFTS.includes(sectorShift)) return 'damaged';
  const sectorBytes = 2 ** sectorShift;
  const directory = readDirectory(content, sectorBytes);
  // Only the top level counts: an embedded spreadsheet has streams of its own further down.
  const topLevel = new Map(topLevelEntries(directory).map((entry) => [entry.name, entry]));

  const hasAny = (names: readonly string[]) => names.some((name) => topLevel.has(name));

  if (hasAny(LOCKED_STREAMS)) return 'locked';
  const text = topLevel.get(WORD_STREAM);
  if (text?.kind !== STREAM || hasAny(OTHER_PROGRAMS_STREAMS)) return 'wrongType';
  if (directory.some(({ kind, name }) => kind !== UNUSED && MACRO_ENTRIES.includes(name))) return 'macros';
  if (text.size < MINI_STREAM_CUTOFF_BYTES) return undefined;
  const flags = content.readUInt16LE(offsetOf(text.firstSector, sectorBytes) + FLAGS_OFFSET);
  if (flags & ENCRYPTED_FLAG) return 'locked';
  return flags & TEMPLATE_FLAG ? 'template' : undefined;
}

function offsetOf(sector: number, sectorBytes: number): number {
  return (sector + 1) * sectorBytes;
}

function readDirectory(content: Buffer, sectorBytes: number): Entry[] {
  const directory: Entry[] = [];
  for (let sector = content.readUInt32LE(48); sector !== END_OF_CHAIN; ) {
    if (directory.length >= ENTRIES_MAX) throw new RangeError('The directory has no end.');
    const start = offsetOf(sector, sectorBytes);
    for (let at = start; at < start + sectorBytes; at += ENTRY_BYTES) directory.push(readEntry(content, at));
    sector = sectorAfter(content, sector, sectorBytes);
  }
  return directory;
}

/** The header lists the sectors of the allocation table: up to 109, which is enough for 7 MB. */
function sectorAfter(content: Buffer, sector: number, sectorBytes: number): number {
  const perSector = sectorBytes / 4;
  const tableSector = content.readUInt32LE(76 + 4 * Math.floor(sector / perSector));
  return content.readUInt32LE(offsetOf(tableSector, sectorBytes) + 4 * (sector % perSector));
}

function readEntry(content: Buffer, at: number): Entry {
  // The length includes the terminating zero.
  const nameBytes = Math.min(content.readUInt16LE(at + 64), NAME_MAX_BYTES) - 2;
  return {
    name: content.toString('utf16le', at, at + Math.max(nameBytes, 0)).toUpperCase(),
    kind: content.readUInt8(at + 66),
    left: content.readUInt32LE(at + 68),
    right: content.readUInt32LE(at + 72),
    child: content.readUInt32LE(at + 76),
    firstSector: content.readUInt32LE(at + 116),
    size: content.readUInt32LE(at + 120),
  };
}

/** The children of the root form a binary tree. `found` ends the walk if the tree has a loop. */
function topLevelEntries(directory: readonly Entry[]): Entry[] {
  const [root] = directory;
  if (root?.kind !== ROOT) throw new RangeError('The directory has no root.');
  const found = new Set<Entry>();
  const waiting = [root.child];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = directory[index];
    if (!entry || entry.kind === UNUSED || found.has(entry)) continue;
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found];
}
