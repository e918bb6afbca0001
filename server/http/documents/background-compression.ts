import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Compressed } from './compressed.ts';
import type { Resource } from './resource.ts';

/**
 * One after the other, in a process of its own: the best compression takes seconds of CPU, and tens of megabytes that
 * the server's own process would never give back.
 */
export async function compressInBackground(resources: readonly Resource[]): Promise<void> {
  const helper = fork(join(import.meta.dirname, 'compression-process.ts'), {
    serialization: 'advanced',
    execArgv: [],
  });
  // Or could not be started, which is no reason to end the server.
  const ended = once(helper, 'exit').catch(() => {});
  for (const resource of resources) {
    // Where it fails, the fast compression stays in use; it is a little larger.
    await resource.compressMax((bytes) => compressedBy(helper, ended, bytes)).catch(() => {});
  }
  if (helper.connected) helper.disconnect();
  await ended;
}

async function compressedBy(
  helper: ChildProcess,
  ended: Promise<unknown>,
  bytes: Buffer,
): Promise<Compressed> {
  // With a callback a failed send is no 'error' event, which would end the server; the 'exit' event reports it, too.
  helper.send(bytes, () => {});
  const reply = await Promise.race([once(helper, 'message'), ended.then(() => undefined)]);
  if (!reply) throw new Error('The process that compresses has ended.');
  const [{ br, gzip }] = reply;
  return { br: Buffer.from(br), gzip: Buffer.from(gzip) };
}
