import { DamagedFile, type FilePieces, readEnd } from './file-pieces.ts';

export type ZipEntry = {
  name: string;
  isEncrypted: boolean;
  isStored: boolean;
  compressedBytes: number;
  inflatedBytes: number;
  /** Where its content begins. */
  offset: number;
};

type ZipEnd = { offset: number; entryCount: number; directoryOffset: number; directoryBytes: number };

const LOCAL_SIGNATURE = 0x04034b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = Buffer.from('PK\u0005\u0006', 'latin1');
const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 0xffff;
/** A document has dozens of parts; one with many pictures, some hundreds. */
const ENTRIES_MAX = 1000;
const NAME_MAX_BYTES = 512;
const STORED = 0;
const DEFLATED = 8;
/** Encrypted, strongly encrypted, directory masked. */
const ENCRYPTION_FLAGS = 0x0001 | 0x0040 | 0x2000;

export function isZip(start: Buffer): boolean {
  return start.length >= 4 && start.readUInt32LE() === LOCAL_SIGNATURE;
}

/** An archive is found from its end, so that it can hide behind a file of any other format. */
export async function endsAsZip(file: FilePieces): Promise<boolean> {
  return (await findEnd(file)) !== undefined;
}

/** The list of contents, nothing unpacked. Every byte of the file must belong to the archive. */
export async function readZipDirectory(file: FilePieces): Promise<ZipEntry[]> {
  const end = await findEnd(file);
  if (!end || end.entryCount > ENTRIES_MAX) throw new DamagedFile();
  // Archives of 64-bit sizes have a second end record in this gap; files of this size have no use for them.
  if (end.directoryOffset + end.directoryBytes !== end.offset) throw new DamagedFile();

  const entries: ZipEntry[] = [];
  let at = end.directoryOffset;
  for (let index = 0; index < end.entryCount; index++) {
    const { entry, nextOffset } = await readEntry(file, at, end.directoryOffset);
    entries.push(entry);
    at = nextOffset;
  }
  if (at !== end.offset) throw new DamagedFile();
  return entries;
}

async function findEnd(file: FilePieces): Promise<ZipEnd | undefined> {
  const tail = await readEnd(file, END_BYTES + COMMENT_MAX_BYTES);
  for (
    let at = tail.lastIndexOf(END_SIGNATURE);
    at >= 0;
    at = at > 0 ? tail.lastIndexOf(END_SIGNATURE, at - 1) : -1
  ) {
    if (at + END_BYTES > tail.length || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    return {
      offset: file.size - tail.length + at,
      entryCount: tail.readUInt16LE(at + 10),
      directoryBytes: tail.readUInt32LE(at + 12),
      directoryOffset: tail.readUInt32LE(at + 16),
    };
  }
  return undefined;
}

async function readEntry(file: FilePieces, at: number, contentEnd: number) {
  const fixed = await file.read(at, ENTRY_BYTES);
  const method = fixed.readUInt16LE(10);
  const nameBytes = fixed.readUInt16LE(28);
  if (fixed.readUInt32LE() !== ENTRY_SIGNATURE || nameBytes > NAME_MAX_BYTES) throw new DamagedFile();
  if (method !== STORED && method !== DEFLATED) throw new DamagedFile();
  const name = await file.read(at + ENTRY_BYTES, nameBytes);
  const compressedBytes = fixed.readUInt32LE(20);
  const offset = await contentOffset(file, fixed.readUInt32LE(42), name);
  if (offset + compressedBytes > contentEnd) throw new DamagedFile();
  const entry: ZipEntry = {
    name: name.toString('utf8'),
    isEncrypted: (fixed.readUInt16LE(8) & ENCRYPTION_FLAGS) !== 0,
    isStored: method === STORED,
    compressedBytes,
    inflatedBytes: fixed.readUInt32LE(24),
    offset,
  };
  const nextOffset = at + ENTRY_BYTES + nameBytes + fixed.readUInt16LE(30) + fixed.readUInt16LE(32);
  return { entry, nextOffset };
}

/** Different programs must not see different archives: every entry has to be where the directory says. */
async function contentOffset(file: FilePieces, at: number, listedName: Buffer): Promise<number> {
  const local = await file.read(at, LOCAL_BYTES);
  const name = await file.read(at + LOCAL_BYTES, local.readUInt16LE(26));
  if (local.readUInt32LE() !== LOCAL_SIGNATURE || !name.equals(listedName)) throw new DamagedFile();
  return at + LOCAL_BYTES + name.length + local.readUInt16LE(28);
}
