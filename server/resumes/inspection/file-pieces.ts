import type { FileHandle } from 'node:fs/promises';

/** The file breaks the rules of its own format, or ends before it should. */
export class DamagedFile extends Error {}

/** A file that is read in pieces: never more of it is in memory than the piece that was asked for. */
export type FilePieces = {
  readonly size: number;
  /** Exactly these bytes; a place outside of the file is damage, since every offset comes from the file. */
  read(offset: number, length: number): Promise<Buffer>;
  /** The whole file, one piece after the other; each begins with the last bytes of the one before. */
  scan(overlap: number): AsyncIterable<Buffer>;
};

const PIECE_MAX_BYTES = 128 * 1024;
const SCAN_BYTES = 64 * 1024;

export async function openPieces(file: FileHandle): Promise<FilePieces> {
  const { size } = await file.stat();
  return {
    size,
    async read(offset, length) {
      if (length > PIECE_MAX_BYTES || offset < 0 || offset + length > size) throw new DamagedFile();
      const piece = Buffer.alloc(length);
      const { bytesRead } = await file.read(piece, 0, length, offset);
      if (bytesRead !== length) throw new DamagedFile();
      return piece;
    },
    async *scan(overlap) {
      // One piece of memory for all of them.
      const piece = Buffer.alloc(Math.min(SCAN_BYTES, size));
      let kept = 0;
      let offset = 0;
      while (offset < size) {
        const { bytesRead } = await file.read(piece, kept, piece.length - kept, offset);
        if (bytesRead === 0) throw new DamagedFile();
        offset += bytesRead;
        const filled = kept + bytesRead;
        yield piece.subarray(0, filled);
        kept = Math.min(overlap, filled);
        piece.copyWithin(0, filled - kept, filled);
      }
    },
  };
}

export function readStart(file: FilePieces, length: number): Promise<Buffer> {
  return file.read(0, Math.min(length, file.size));
}

export function readEnd(file: FilePieces, length: number): Promise<Buffer> {
  const wanted = Math.min(length, file.size);
  return file.read(file.size - wanted, wanted);
}
