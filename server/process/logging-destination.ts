import { writeSync } from 'node:fs';

/** Maximum size of lines that wait for a full disk, or for a slow reader of the log. */
const WAITING_MAX_BYTES = 64 * 1024;

/**
 * Where the log is written. A line that cannot be written is retried with the next one, and finally dropped: pino's own
 * destination would block on a full pipe, and end the process on a full disk.
 */
export function logDestination(fileDescriptor: number) {
  let waiting = Buffer.alloc(0);
  return {
    write(line: string): void {
      waiting = Buffer.concat([waiting, Buffer.from(line)]);
      try {
        while (waiting.length > 0) waiting = waiting.subarray(writeSync(fileDescriptor, waiting));
      } catch {
        // The first of them may be half written, so the next one begins on a new line.
        if (waiting.length > WAITING_MAX_BYTES) waiting = Buffer.from('\n');
      }
    },
  };
}
