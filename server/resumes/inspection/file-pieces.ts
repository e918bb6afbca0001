import type { FileHandle } from 'node:fs/promises';

/** The file breaks the rules of its own format, or ends before it should. */
export class DamagedFile extends Error {}

/** A file that is read in pieces: never more of it is in memory than the piece that was asked for. */
export type FilePieces = {
  readonly size: number;
  /** Exactly these bytes; a place outside of the file is damage, since every offset comes from the file. */
  read(offset: number, length: number): Promise<Buffer>;
};

const PIECE_MAX_BYTES = 128 * 1024;

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
  };
}

export function readStart(file: FilePieces, length: number): Promise<Buffer> {
  return file.read(0, Math.min(length, file.size));
}

export function readEnd(file: FilePieces, length: number): Promise<Buffer> {
  const wanted = Math.min(length, file.size);
  return file.read(file.size - wanted, wanted);
}
