import { setPriority } from 'node:os';
import { compressedWell } from './compressed.ts';

const BEHIND_VISITORS = 10;

setPriority(BEHIND_VISITORS);
// The server may have ended in the meantime; then nobody waits for the result, and the process ends too.
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await compressedWell(Buffer.from(bytes)), () => {});
});
