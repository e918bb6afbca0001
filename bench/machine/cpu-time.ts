import { readFileSync } from 'node:fs';

/** Linux counts it in hundredths of a second for every program. */
const TICKS_PER_SECOND = 100;

/** Of all threads since the start, in the program and in the kernel on its behalf. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
