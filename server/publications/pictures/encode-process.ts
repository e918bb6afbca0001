import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PictureFile } from './picture-store.ts';

/** All sizes of a picture. */
export type PictureOrder = {
  readonly content: Uint8Array;
  readonly widths: readonly number[];
  readonly fallbackWidth: number;
};

/** Its link preview, cut around a point in percent. */
export type PreviewOrder = {
  readonly content: Uint8Array;
  readonly name: string;
  readonly focus: readonly [x: number, y: number];
};

/** The largest picture takes some seconds. */
const DEADLINE_MS = 45_000;

/** In a process of its own: see encode-main.ts. */
export async function encodeInProcess(order: PictureOrder | PreviewOrder): Promise<readonly PictureFile[]> {
  const encoder = fork(join(import.meta.dirname, 'encode-main.ts'), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  encoder.stderr?.on('data', (text) => {
    errors = (errors + text).slice(-4_000);
  });
  const deadline = setTimeout(() => encoder.kill('SIGKILL'), DEADLINE_MS);
  // With a callback a failed send is no 'error' event; the 'exit' event reports it, too.
  encoder.send(order, () => {});
  try {
    const failed = once(encoder, 'exit').then(([status]) => {
      throw new Error(`A picture could not be encoded (status ${status}).\n${errors}`);
    });
    const [files] = await Promise.race([once(encoder, 'message'), failed]);
    return files;
  } finally {
    clearTimeout(deadline);
  }
}
