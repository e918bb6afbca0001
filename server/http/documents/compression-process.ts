import { setPriority } from 'node:os';
import { compressMax } from './compressed.ts';

const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
// The server may have ended in the meantime; then nobody waits for the result, and the process ends too.
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await compressMax(Buffer.from(bytes)), () => {});
});
