import { DamagedFile, type FilePieces } from './file-pieces.ts';

/** The container of the old Office formats: a small file system, with sectors, chains of them and a directory. */
type CompoundEntry = {
  name: string;
  kind: 'storage' | 'stream' | 'root';
  firstSector: number;
  size: number;
};

type CompoundFile = {
  /** Every storage and stream, however deep. */
  entries: CompoundEntry[];
  /** Those of the document itself: an embedded spreadsheet has its own, deeper down. */
  topLevel: CompoundEntry[];
  /** At most one small sector: enough for a stream's header. */
  readBeginning(entry: CompoundEntry, length: number): Promise<Buffer>;
};

type DirectoryEntry = CompoundEntry & { inUse: boolean; left: number; right: number; child: number };

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const FAT_LIST_OFFSET = 76;
/** The header names this many allocation sectors. They cover 7 MB, and a longer list is not needed below that. */
const FAT_LIST_LENGTH = 109;
const DIRECTORY_ENTRY_BYTES = 128;
const DIRECTORY_ENTRIES_MAX = 8192;
const SMALL_SECTOR_BYTES = 64;
const SMALL_STREAM_BELOW_BYTES = 4096;
const LARGEST_SECTOR = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;
const KINDS = new Map<number, CompoundEntry['kind']>([
  [1, 'storage'],
  [2, 'stream'],
  [5, 'root'],
]);

export function isCompoundFile(start: Buffer): boolean {
  return start.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

export async function readCompoundFile(file: FilePieces): Promise<CompoundFile> {
  const header = await file.read(0, HEADER_BYTES);
  const sectorBytes = 2 ** header.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw new DamagedFile();

  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;

  async function sectorAfter(sector: number): Promise<number> {
    const perSector = sectorBytes / 4;
    const index = Math.floor(sector / perSector);
    if (index >= FAT_LIST_LENGTH) throw new DamagedFile();
    const fatSector = header.readUInt32LE(FAT_LIST_OFFSET + index * 4);
    const next = await file.read(offsetOf(fatSector) + (sector % perSector) * 4, 4);
    return next.readUInt32LE();
  }

  /** A chain that is longer than the file has come back to itself. */
  async function* chain(first: number): AsyncGenerator<number> {
    let left = Math.ceil(file.size / sectorBytes);
    for (let sector = first; sector !== END_OF_CHAIN; sector = await sectorAfter(sector)) {
      if (sector > LARGEST_SECTOR || left-- <= 0) throw new DamagedFile();
      yield sector;
    }
  }

  async function readDirectory(): Promise<DirectoryEntry[]> {
    const directory: DirectoryEntry[] = [];
    for await (const sector of chain(header.readUInt32LE(48))) {
      const bytes = await file.read(offsetOf(sector), sectorBytes);
      for (let at = 0; at < sectorBytes; at += DIRECTORY_ENTRY_BYTES) {
        directory.push(parseEntry(bytes.subarray(at, at + DIRECTORY_ENTRY_BYTES)));
      }
      if (directory.length > DIRECTORY_ENTRIES_MAX) throw new DamagedFile();
    }
    return directory;
  }

  const directory = await readDirectory();
  const root = directory[0];
  if (root?.kind !== 'root') throw new DamagedFile();

  /** Small streams share the sectors of one large stream, which belongs to the root. */
  async function readBeginning(entry: CompoundEntry, length: number): Promise<Buffer> {
    if (entry.size >= SMALL_STREAM_BELOW_BYTES) return file.read(offsetOf(entry.firstSector), length);
    const offset = entry.firstSector * SMALL_SECTOR_BYTES;
    let skipped = 0;
    for await (const sector of chain(root?.firstSector ?? END_OF_CHAIN)) {
      if (offset < skipped + sectorBytes) return file.read(offsetOf(sector) + offset - skipped, length);
      skipped += sectorBytes;
    }
    throw new DamagedFile();
  }

  return {
    entries: directory.filter((entry) => entry.inUse),
    topLevel: childrenOf(root, directory),
    readBeginning,
  };
}

function parseEntry(bytes: Buffer): DirectoryEntry {
  const nameBytes = Math.min(Math.max(bytes.readUInt16LE(64) - 2, 0), 62);
  const kind = KINDS.get(bytes.readUInt8(66));
  return {
    name: bytes.toString('utf16le', 0, nameBytes),
    kind: kind ?? 'stream',
    inUse: kind !== undefined,
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    firstSector: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}

/** The children of a storage are a binary tree of siblings. A loop in it ends at the first known member. */
function childrenOf(parent: DirectoryEntry, directory: DirectoryEntry[]): CompoundEntry[] {
  const found = new Set<DirectoryEntry>();
  const waiting = [parent.child];
  while (waiting.length > 0) {
    const entry = directory[waiting.pop() ?? -1];
    if (!entry?.inUse || found.has(entry)) continue;
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found];
}
