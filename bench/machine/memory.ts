import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Resident memory from Linux's /proc. Other systems do not report the peak, so the parts that need it cannot run there.
 */
export function residentMegabytes(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { now: megabytes(status, 'VmRSS'), peak: megabytes(status, 'VmHWM') };
}

/** Resets the peak of resident memory. */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function megabytes(status: string, key: string): number {
  const [, kilobytes] = new RegExp(`^${key}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return Math.round(Number(kilobytes) / 102.4) / 10;
}
