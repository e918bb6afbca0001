import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { freeBuffer } from '../../process/free-buffer.ts';
import type { UploadFile } from './upload-space.ts';

/** Reads to the end even after `maxBytes`, because the fields after the file are needed, too. */
export async function writeUpTo(maxBytes: number, content: AsyncIterable<Buffer>, file: UploadFile) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size <= maxBytes) {
      hash.update(chunk);
      await file.append(chunk);
    }
    freeBuffer(chunk);
  }
  return { size, sha256: hash.digest('hex') };
}

/** Fills `content` from the beginning of the file. */
export async function readWhole(file: FileHandle, content: Buffer): Promise<Buffer> {
  let filled = 0;
  while (filled < content.length) {
    const { bytesRead } = await file.read(content, filled, content.length - filled, filled);
    if (bytesRead === 0) throw new Error('A temporary file is shorter than what was written.');
    filled += bytesRead;
  }
  return content;
}
