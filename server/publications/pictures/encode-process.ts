import { join } from 'node:path';
import { startTask } from '../../process/task-process.ts';
import type { PictureFile } from './picture-store.ts';

/** Asks for all sizes of a picture. */
export type PictureOrder = {
  readonly content: Uint8Array;
  readonly widths: readonly number[];
  readonly fallbackWidth: number;
};

/** Asks for the link preview of a picture, cropped around a point in percent. */
export type LinkPreviewOrder = {
  readonly content: Uint8Array;
  readonly name: string;
  readonly focus: readonly [x: number, y: number];
};

/** The largest picture takes a few seconds. */
const DEADLINE_MS = 45_000;

/** Encodes in a child process, which ends with the signal: see encode-main.ts. */
export async function encodeInProcess(
  order: PictureOrder | LinkPreviewOrder,
  signal?: AbortSignal,
): Promise<readonly PictureFile[]> {
  signal?.throwIfAborted();
  const { process, response } = startTask(join(import.meta.dirname, 'encode-main.ts'), {
    message: order,
    failure: 'A picture could not be encoded',
    isInBackground: true,
    serialization: 'advanced',
  });
  const end = () => void process.kill('SIGKILL');
  const deadline = setTimeout(end, DEADLINE_MS);
  signal?.addEventListener('abort', end, { once: true });
  try {
    return (await response) as readonly PictureFile[];
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', end);
  }
}
